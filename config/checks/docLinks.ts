import path from 'node:path'
import type { ProjectFile } from '../scripts/projectFiles'
import type { Violation } from './ban'
import { lineAt } from './source'

/** What a document points to within the project: a link or a picture, without addresses of the network. */
const link = /\]\((?![a-z]+:)([^)\s]+)\)/g

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )

/** The links of the documents that lead to no file of the project or to no heading. Paths are relative to the project. */
export function brokenLinks(documents: readonly ProjectFile[], exists: (path: string) => boolean): Violation[] {
  const texts = new Map(documents.map((document) => [document.path, document.text]))
  return documents.flatMap(({ path: from, text }) =>
    [...text.matchAll(link)].flatMap((match) => {
      const [file = '', anchor] = (match[1] ?? '').split('#')
      const to = file ? path.posix.join(path.posix.dirname(from), file) : from
      const other = texts.get(to)
      const isThere = exists(to) && (!anchor || other === undefined || anchorsOf(other).includes(anchor))
      if (isThere) return []
      const message = `${match[1]} leads nowhere: name a file of the project, from the folder of this document, and a heading of it`
      return [{ path: from, line: lineAt(text, match.index), ban: 'links', message }]
    }),
  )
}

/** Lines that the documents may have which one reads first. */
export const lengths: Readonly<Record<string, number>> = { 'README.md': 140, 'docs/README.zh-CN.md': 90 }

/** The documents that have become too long to be read first. */
export const tooLong = (documents: readonly ProjectFile[]): Violation[] =>
  documents.flatMap(({ path: file, text }) => {
    const lines = text.trimEnd().split('\n').length
    const most = lengths[file] ?? Number.POSITIVE_INFINITY
    if (lines <= most) return []
    const message = `${lines} lines, and at most ${most} are read: move details to a document in docs/, and link it`
    return [{ path: file, line: most + 1, ban: 'long-readme', message }]
  })
