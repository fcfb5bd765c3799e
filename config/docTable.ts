/** A table of a document that a command writes between two comments. */
export interface DocTable {
  /** What it lists, such as `sizes`; the comments and messages name it. */
  name: string
  /** The command that writes it. */
  command: string
  /** The document, from the project's root. */
  file: string
}

interface Found {
  from: number
  to: number
  lines: string[]
}

/** The comments around a table. */
export const markersOf = ({ name, command }: DocTable): { begin: string; end: string } => ({
  begin: `<!-- ${name}: ${command} -->`,
  end: `<!-- /${name} -->`,
})

/** The document's text between the two comments of a table; undefined without them. */
export function tableIn(document: string, table: DocTable): Found | undefined {
  const { begin, end } = markersOf(table)
  const from = document.indexOf(begin) + begin.length
  const to = document.indexOf(end, from)
  if (!document.includes(begin) || to < 0) return undefined
  return { from, to, lines: document.slice(from, to).trim().split('\n') }
}

/** Rows of cells as lines of a Markdown table. */
export const markdownLines = (rows: readonly (readonly string[])[]): string[] =>
  rows.map((cells) => `| ${cells.join(' | ')} |`)

/** The document with these rows between the two comments of a table. Throws where it has none. */
export function withTable(document: string, table: DocTable, rows: readonly (readonly string[])[]): string {
  const found = tableIn(document, table)
  const { begin, end } = markersOf(table)
  if (!found) throw new Error(`${table.file} has no ${begin} … ${end} to write the table of ${table.name} between`)
  return `${document.slice(0, found.from)}\n${markdownLines(rows).join('\n')}\n${document.slice(found.to)}`
}
