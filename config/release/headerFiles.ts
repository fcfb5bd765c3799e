import type { SiteHeaders } from './headers'

const linesOf = (headers: Record<string, string>, line: (name: string, value: string) => string): string[] =>
  Object.entries(headers).map(([name, value]) => line(name, value))

/**
 * The headers as the file `_headers`, which Netlify and Cloudflare Pages read from the folder. Both send `max-age=0, must-revalidate` with
 * files that have no line of their own, and join the values of a name that two lines give, so that only hashed files name a cache.
 */
export function headersFile({ always, hashed }: SiteHeaders): string {
  const everywhere = ['/*', ...linesOf(always, (name, value) => `  ${name}: ${value}`)]
  const kept = hashed.folders.flatMap((folder) => [`${folder}*`, `  cache-control: ${hashed.cache}`])
  return `${[...everywhere, ...kept].join('\n')}\n`
}

/** Every address of the app answers its page, as the file `_redirects` says it; files that exist come first. */
export const redirectsFile = '/* /index.html 200\n'

/** The headers as a part of nginx's `server` block, with the compressed files and the app's own addresses. */
export function nginxFile({ always, hashed, cache }: SiteHeaders): string {
  const location = (path: string, kept: string, files: string) => [
    `location ${path} {`,
    // A location with headers of its own inherits none.
    ...linesOf(always, (name, value) => `  add_header ${name} "${value}" always;`),
    // Without `always`: an answer 404 must not be kept.
    `  add_header cache-control "${kept}";`,
    `  try_files ${files};`,
    '}',
  ]
  const folders = hashed.folders.map((folder) => folder.slice(1, -1)).join('|')
  return `${[
    '# Include it in a server block that sets root to the folder of the site.',
    'gzip_static on;',
    '# Adds Vary, so that a cache in between keeps the forms of a file apart:',
    'gzip_vary on;',
    '# Sends the .br files where the module ngx_brotli is installed:',
    '# brotli_static on;',
    ...location(`~ ^/(${folders})/`, hashed.cache, '$uri =404'),
    ...location('~ \\.\\w+$', cache, '$uri =404'),
    ...location('/', cache, '$uri /index.html'),
  ].join('\n')}\n`
}
