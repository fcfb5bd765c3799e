import { existsSync, readFileSync } from 'node:fs'
import { mainFiles } from './budgets'

/** Libraries that a mini-program needs before the customer opens another screen than a tab; all others belong to the sub-packages that use them. */
const libraries =
  /^node_modules\/(@babel\/runtime|@tarojs\/[\w-]+|crypto-js|mobx|mobx-react|mobx-react-lite|react|react-reconciler|scheduler|tslib)([/|]|$)/

/** What `config/chunkModules.js` writes: the modules of each chunk, by the files that it became. */
export type ChunkModules = { files: string[]; modules: Record<string, number> }[]

/** Modules in the main package of a mini-program that belong to a sub-package, each with its file and what to do. */
export const misplacedModules = (host: string, dir: string, chunks: ChunkModules): string[] => {
  const main = new Set(mainFiles(dir))
  return chunks.flatMap(({ files, modules }) => {
    const file = files.find((one) => main.has(one))
    const misplaced = Object.keys(modules).filter(
      (name) =>
        /^src\/(subPackages|center)\//.test(name) || (name.startsWith('node_modules/') && !libraries.test(name)),
    )
    return file
      ? misplaced.map(
          (name) =>
            `${host}: ${file} of the main package contains ${name}: import it from screens of sub-packages only (config/miniChunks.ts divides by importers), or list the library in config/mainPackage.ts`,
        )
      : []
  })
}

/** The same for a build, from the file that it wrote beside it; a missing file is a fault too. */
export function misplacedIn(host: string, dir: string, modulesFile: string): string[] {
  if (!existsSync(modulesFile)) return [`${modulesFile} is missing: run npm run build:${host}`]
  return misplacedModules(host, dir, JSON.parse(readFileSync(modulesFile, 'utf8')))
}
