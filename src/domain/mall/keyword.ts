/** Longest search text that the server takes. */
export const longestKeyword = 40

/** A search text without spaces around it; undefined when nothing is left. */
export function cleanKeyword(text: string): string | undefined {
  const keyword = text.trim().replace(/\s+/g, ' ').slice(0, longestKeyword)
  return keyword || undefined
}
