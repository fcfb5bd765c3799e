import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOf, filesOfHome, type H5Manifest, mainFiles, sizeOf } from '../budgets'
import type { ChunkModules } from '../mainPackage'

export type Host = 'weapp' | 'alipay' | 'tt' | 'h5'

/** One size of a build: bytes by file, and the modules in these files with the bytes of their source before minification. */
export interface Measured {
  files: Record<string, number>
  modules: Record<string, number>
}

/** The sizes of a build that growth is judged by. */
export type Sizes = Partial<Record<'main' | 'total' | 'first', Measured>>

const read = (file: string) => {
  if (!existsSync(file)) throw new Error(`${file} is missing: the build did not write it`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** A name of a file that is the same in both builds: without its hash, and where webpack has numbered it by its first module. */
function nameOf(file: string, chunks: ChunkModules): string {
  const name = file.replace(/\.[0-9a-f]{6}(?=\.)/, '')
  const chunk = chunks.find(({ files }) => files.includes(file))
  return /^js\/\d+\.js$/.test(name) && chunk ? `js/ with ${Object.keys(chunk.modules).sort()[0]}` : name
}

function measured(files: readonly string[], bytesOf: (file: string) => number, chunks: ChunkModules): Measured {
  const sizes: Record<string, number> = {}
  for (const file of files) {
    const name = nameOf(file, chunks)
    sizes[name] = (sizes[name] ?? 0) + bytesOf(file)
  }
  const its = chunks.filter((chunk) => chunk.files.some((file) => files.includes(file)))
  return { files: sizes, modules: Object.assign({}, ...its.map(({ modules }) => modules)) }
}

/**
 * Measures a production build of the project in a folder: a mini-program's main package and total in bytes, and H5's first load, which is
 * the scripts of the entry and of home, gzipped, as `config/budgets.ts` counts it.
 */
export function measure(project: string, host: Host): Sizes {
  const dir = path.join(project, 'dist', host)
  const chunks: ChunkModules = read(path.join(project, '.cache', `modules-${host}.json`))
  if (host === 'h5') {
    const manifest: H5Manifest = read(path.join(project, '.cache/chunks-h5.json'))
    const gz = (file: string) => gzipSync(readFileSync(path.join(dir, file))).length
    return { first: measured(filesOfHome(manifest), gz, chunks) }
  }
  const bytes = (file: string) => sizeOf(dir, file)
  return { main: measured(mainFiles(dir), bytes, chunks), total: measured(filesOf(dir), bytes, chunks) }
}
