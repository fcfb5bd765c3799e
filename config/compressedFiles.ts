import { constants } from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'

const textual = { test: /\.(html|js|css|json|svg|txt)$/, threshold: 0, minRatio: 1 }

/** The part of a webpack chain that is used here. */
interface Chain {
  plugin(name: string): {
    use(plugin: typeof CompressionPlugin, options: ConstructorParameters<typeof CompressionPlugin>): unknown
  }
}

/**
 * Writes a `.br` and a `.gz` file beside each textual file that they make smaller. A server sends them as they are: the best compression takes
 * seconds, which no customer should wait for.
 */
export function writeCompressedFiles(chain: Chain): void {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  chain
    .plugin('brotliFiles')
    .use(CompressionPlugin, [
      { ...textual, algorithm: 'brotliCompress', filename: '[path][base].br', compressionOptions: quality },
    ])
  chain
    .plugin('gzipFiles')
    .use(CompressionPlugin, [
      { ...textual, algorithm: 'gzip', filename: '[path][base].gz', compressionOptions: { level: 9 } },
    ])
}
