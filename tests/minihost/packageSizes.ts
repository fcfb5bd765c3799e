import fs from 'node:fs'
import path from 'node:path'
import { listFiles, readAppJson, subPackagesOf } from '../../sandbox/devtools/hosts/appJson'

/** Bytes of a built mini-program as its platform counts them: every file on disk, uncompressed. */
interface PackageSizes {
  main: number
  subPackages: Record<string, number>
  total: number
}

/** Measures the main package, each sub-package and the sum, in bytes. Licence texts and source maps count: they are uploaded. */
export function packageSizes(dir: string): PackageSizes {
  const roots = subPackagesOf(readAppJson(dir)).map(({ root }) => root)
  const sizes: PackageSizes = { main: 0, subPackages: Object.fromEntries(roots.map((root) => [root, 0])), total: 0 }
  for (const file of listFiles(dir)) {
    const bytes = fs.statSync(path.join(dir, file)).size
    const root = roots.find((name) => file.startsWith(`${name}/`))
    if (root === undefined) sizes.main += bytes
    else sizes.subPackages[root] = (sizes.subPackages[root] ?? 0) + bytes
    sizes.total += bytes
  }
  return sizes
}
