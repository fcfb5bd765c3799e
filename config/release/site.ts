import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inlineHashes } from '../../sandbox/http/site'
import { filesOf, sizeOf } from '../budgets'
import { readEnvironment, readLinkHosts } from '../environment'
import { headersFile, nginxFile, redirectsFile } from './headerFiles'
import { type Outside, siteHeaders } from './headers'

type Variables = Record<string, string | undefined>

/** A hash of the content in a name, as `a.1f3b2c.js` and `1f3b2c4d.ttf` have it; a licence has the name of its script. */
const hash = /(^|[./-])[0-9a-f]{6,}\.\w+(\.LICENSE\.txt)?$/
const compressed = /\.(br|gz)$/
/** Files that keep their names: the page, and what servers read. */
const named = ['index.html', '_headers', '_redirects']

/** One line for each file of a site whose name a new build may give to other content, so that it could not be kept. */
export const unhashedFiles = (files: readonly string[]): string[] =>
  files
    .filter((file) => !named.includes(file) && !compressed.test(file) && !hash.test(file))
    .map((file) => `${file} has no hash in its name: visitors would keep an old version of it`)

/** Bytes from which on compression always makes a page, script or style smaller. */
const WORTH_COMPRESSING = 1024

/** One line for each page, script or style that has no compressed file of one kind beside it; small ones need none. */
export const uncompressedFiles = (files: readonly string[], bytesOf: (file: string) => number): string[] =>
  files
    .filter((file) => /\.(html|js|css)$/.test(file) && bytesOf(file) >= WORTH_COMPRESSING)
    .flatMap((file) => ['.br', '.gz'].map((kind) => file + kind).filter((name) => !files.includes(name)))
    .map((file) => `${file} is missing: the site would be sent uncompressed`)

/** Origins outside the site that a build with these variables uses. */
export function outsideOf(variables: Variables): Outside {
  const { publicKey: _key, ...hosts } = readEnvironment(variables, true).hosts
  const origin = (address: string) => new URL(/^https?:/.test(address) ? address : `https://${address}`).origin
  const origins = (addresses: readonly string[]) => [...new Set(addresses.filter(Boolean).map(origin))]
  return {
    servers: origins(Object.values(hosts)),
    links: origins(readLinkHosts(variables, true).filter((host) => host !== 'self')),
  }
}

/**
 * Writes the headers of a built site: `_headers` and `_redirects` into its folder, and beside the folder `<folder>.nginx.conf`. Answers the
 * paths of what it wrote.
 */
export async function writeSiteHeaders(dir: string, outside: Outside): Promise<string[]> {
  const headers = await siteHeaders(inlineHashes(readFileSync(path.join(dir, 'index.html'), 'utf8')), outside)
  const files: [file: string, text: string][] = [
    [path.join(dir, '_headers'), headersFile(headers)],
    [path.join(dir, '_redirects'), redirectsFile],
    [`${dir}.nginx.conf`, nginxFile(headers)],
  ]
  for (const [file, text] of files) writeFileSync(file, text)
  return files.map(([file]) => file)
}

/** Why a built site is not ready for a server; empty where it is. */
export function siteRefusals(dir: string): string[] {
  const files = filesOf(dir)
  return [...unhashedFiles(files), ...uncompressedFiles(files, (file) => sizeOf(dir, file))]
}
