import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { KnownCall } from './appPaths'

const folder = path.resolve(__dirname, '../src/contract')

const isCall = (value: unknown): value is KnownCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'family' in value

/** Every call that the contract declares, from all its files. */
export const contractCalls = (): KnownCall[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => Object.values(require(path.join(folder, file)) as Record<string, unknown>).filter(isCall))
