import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Sizes of an app of the frameworks alone, built with the product's settings: what no change of ours can go below. */
export interface Floor {
  of: string
  /** Versions of the frameworks that were measured. */
  versions: Record<string, string>
  /** Bytes by the name of the budget's row. */
  sizes: Record<string, number>
}

export const floorFile = path.join(__dirname, 'floor.json')

/** The stored floor; `npm run floor` measures it again. */
export const readFloor = (): Floor => JSON.parse(readFileSync(floorFile, 'utf8'))

/** Versions of the frameworks that package.json installs. */
export function installedVersions(): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(__dirname, '../package.json'), 'utf8'))
  const all: Record<string, string> = { ...dependencies, ...devDependencies }
  return Object.fromEntries(['@tarojs/taro', 'react', 'webpack'].map((name) => [name, all[name] ?? 'none']))
}

/** What is wrong with the stored floor: the frameworks that were measured in another version than the installed one. */
export const outdatedFloor = (floor: Floor, installed: Record<string, string>): string[] =>
  Object.entries(installed)
    .filter(([name, version]) => floor.versions[name] !== version)
    .map(
      ([name, version]) =>
        `config/floor.json was measured with ${name} ${floor.versions[name]}, not ${version}: run npm run floor`,
    )
