const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g
/** A text as the first argument of `describe`, `it` or `test`, also after the rows of `it.each`. */
const title = /(?:\b(?:describe|it|test)(?:\.\w+)*|\))\(\s*(['"`])(?:\\.|(?!\1)[^\\])*\1/g

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** All comments of a file. */
export const commentsOf = (text: string): RegExpExecArray[] => [...text.matchAll(comment)]

/** The file with its comments blanked, at unchanged positions: a comment may name what the code must not use. */
export const withoutComments = (text: string): string => text.replace(comment, blank)

/** The comments of a file and the titles of its tests; everything else is blanked, at unchanged positions. */
export function proseOf(path: string, text: string): string {
  const prose = new RegExp(path.startsWith('tests/') ? `${comment.source}|${title.source}` : comment.source, 'g')
  let result = ''
  for (const match of text.matchAll(prose)) {
    const quote = match[1]
    const before = quote === undefined ? '' : match[0].slice(0, match[0].indexOf(quote) + 1)
    result += blank(text.slice(result.length, match.index) + before)
    result += quote === undefined ? match[0] : `${match[0].slice(before.length, -1)} `
  }
  return result
}
