/** Rows of cells as text, each column as wide as its widest cell. */
export function columns(table: readonly (readonly string[])[]): string {
  const widths = (table[0] ?? []).map((_head, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)))
  return table.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
