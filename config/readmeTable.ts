/** A table of the README that a command writes between two comments. */
export interface ReadmeTable {
  /** What it lists, such as `sizes`; the comments and messages name it. */
  name: string
  /** The command that writes it. */
  command: string
}

interface Found {
  from: number
  to: number
  lines: string[]
}

/** The comments around a table. */
export const markersOf = ({ name, command }: ReadmeTable): { begin: string; end: string } => ({
  begin: `<!-- ${name}: ${command} -->`,
  end: `<!-- /${name} -->`,
})

/** The README's text between the two comments of a table; undefined without them. */
export function tableIn(readme: string, table: ReadmeTable): Found | undefined {
  const { begin, end } = markersOf(table)
  const from = readme.indexOf(begin) + begin.length
  const to = readme.indexOf(end, from)
  if (!readme.includes(begin) || to < 0) return undefined
  return { from, to, lines: readme.slice(from, to).trim().split('\n') }
}

/** Rows of cells as lines of a Markdown table. */
export const markdownLines = (rows: readonly (readonly string[])[]): string[] =>
  rows.map((cells) => `| ${cells.join(' | ')} |`)

/** The README with these rows between the two comments of a table. Throws where the README has none. */
export function withTable(readme: string, table: ReadmeTable, rows: readonly (readonly string[])[]): string {
  const found = tableIn(readme, table)
  const { begin, end } = markersOf(table)
  if (!found) throw new Error(`README.md has no ${begin} … ${end} to write the table of ${table.name} between`)
  return `${readme.slice(0, found.from)}\n${markdownLines(rows).join('\n')}\n${readme.slice(found.to)}`
}
