/** Words that a comment or the title of a test must not use, each with its plain replacement. */
const replacements: Record<string, string> = {
  'he|him|she|her|himself|herself': 'they, them (the customer)',
  'his|hers': 'their',
  whoever: 'the person who, the caller that',
  'somebody|nobody': 'name who: a customer, another customer, no caller',
  unawares: 'without notice',
  acquaintance: 'name what is known',
  'embellish\\w*': 'is only displayed',
  'flights?': 'in progress',
  heed: 'follow, use',
  'in the eyes of': 'for, as seen by',
  'in vain': 'without success',
  'for want of': 'without',
  'for ever': 'endlessly, for good',
  'swallow(?:s|ed)?': 'ignores, removes',
  shut: 'closed',
  'strangers?': 'another customer, another origin',
}

const words = new RegExp(`(?<![\`\\w-])(?:${Object.keys(replacements).join('|')})(?![\`\\w-])`, 'i')

/** Position of the first such word in comments and titles, or -1; a word in backticks is a name. */
export const unplainWord = (prose: string): number => prose.search(words)

/** What to write for the word that a text begins with. */
export function plainWordFor(text: string): string {
  const row = Object.entries(replacements).find(([word]) => new RegExp(`^(?:${word})(?![\`\\w-])`, 'i').test(text))
  return `in place of "${words.exec(text)?.[0]}" write: ${row?.[1]}`
}
