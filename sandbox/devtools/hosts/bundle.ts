import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type BuildOptions, buildSync } from 'esbuild'
import { listFiles } from './appJson'

const cache = path.resolve(__dirname, '../../../node_modules/.cache/minihost')

/** A program that is built from its sources when it is first needed. */
interface Program {
  /** Its file name once it is built. */
  name: string
  /** Its first source. */
  entry: string
  /** Every folder that it has sources in. */
  folders: readonly string[]
  options: Pick<BuildOptions, 'format' | 'platform' | 'packages' | 'loader'>
}

/** Builds a program once per content of its folders, and returns its path. */
export function bundle({ name, entry, folders, options }: Program): string {
  const hash = createHash('sha256').update(entry)
  for (const folder of folders)
    for (const file of listFiles(folder).filter((one) => /\.(ts|css)$/.test(one) && !one.endsWith('.test.ts')))
      hash.update(file).update(fs.readFileSync(path.join(folder, file)))
  const built = path.join(cache, hash.digest('hex').slice(0, 16), name)
  if (fs.existsSync(built)) return built
  fs.mkdirSync(path.dirname(built), { recursive: true })
  // Several processes may build at the same time: each writes its own file, and the rename is atomic.
  const own = `${built}.${process.pid}`
  buildSync({ ...options, entryPoints: [entry], outfile: own, bundle: true, logLevel: 'warning', target: 'es2022' })
  fs.renameSync(own, built)
  return built
}

/** The host itself, for a window of jsdom or of a browser: it defines `createMiniHost`. */
export const hostProgram = (): string =>
  bundle({
    name: 'window.js',
    entry: path.join(__dirname, 'host/entry.ts'),
    folders: [__dirname],
    options: { format: 'iife', loader: { '.css': 'text' } },
  })

/** The phone around an app: the script of a frame's page. */
export const frameProgram = (): string =>
  bundle({
    name: 'frame.js',
    entry: path.join(__dirname, 'frame/entry.ts'),
    folders: [path.resolve(__dirname, '../..'), path.resolve(__dirname, '../../../src')],
    options: { format: 'iife' },
  })

/** The page of the four frames, with the routes of the app. */
export const pageProgram = (): string =>
  bundle({
    name: 'page.js',
    entry: path.join(__dirname, 'page/main.ts'),
    folders: [__dirname, path.resolve(__dirname, '../../../src')],
    options: { format: 'iife' },
  })
