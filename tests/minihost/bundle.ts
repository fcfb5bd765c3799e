import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { listFiles } from './appJson'

const here = __dirname
const cache = path.resolve(here, '../../node_modules/.cache/minihost')

/** The two programs of the host, built for their environments. */
interface Bundles {
  /** Runs in a window, of jsdom or of Chromium. */
  window: string
  /** Runs in a worker thread and owns the jsdom window. */
  worker: string
}

/** Builds the host's window and worker programs once per content of this folder, and returns their paths. */
export function buildBundles(): Bundles {
  const hash = createHash('sha256')
  for (const file of listFiles(here).filter((name) => /\.(ts|css)$/.test(name) && !name.endsWith('.test.ts'))) {
    hash.update(file).update(fs.readFileSync(path.join(here, file)))
  }
  const dir = path.join(cache, hash.digest('hex').slice(0, 16))
  const bundles = { window: path.join(dir, 'window.js'), worker: path.join(dir, 'worker.cjs') }
  if (fs.existsSync(bundles.window) && fs.existsSync(bundles.worker)) return bundles
  fs.mkdirSync(dir, { recursive: true })
  const common = { bundle: true, write: true, logLevel: 'warning', target: 'es2022', absWorkingDir: here } as const
  // Test workers may build at the same time: each writes its own file, and the rename is atomic.
  const own = (file: string): string => `${file}.${process.pid}`
  buildSync({
    ...common,
    entryPoints: ['host/entry.ts'],
    format: 'iife',
    loader: { '.css': 'text' },
    outfile: own(bundles.window),
  })
  buildSync({
    ...common,
    entryPoints: ['worker.ts'],
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    outfile: own(bundles.worker),
  })
  fs.renameSync(own(bundles.window), bundles.window)
  fs.renameSync(own(bundles.worker), bundles.worker)
  return bundles
}
