/** What differs between two runs of the same build, and the word that stands for it in a kept text. */
const changing: readonly [RegExp, string][] = [
  // Who has saved last is read at the moment of the first visit, in turns.
  [/^(\s*- text:) .*省下.*$/gm, '$1 SAVINGS'],
  [/\b\d{4}-\d\d-\d\d\b/g, 'DAY'],
  [/\b\d\d-\d\d(?= TIME| \d\d:)/g, 'DAY'],
  [/\b\d{1,2}:\d\d(:\d\d)?\b/g, 'TIME'],
  [/\b[A-Z\d]{4}([ -][A-Z\d]{4}){2,}\b/g, 'SECRET'],
  [/\b[A-Z]?\d{8,}\b/g, 'NUMBER'],
  [/\b[\da-f]{16,}\b/g, 'TRACE'],
  [/\b\d+ ms\b/g, 'DURATION'],
  [/(: "?)\d{6}("?)$/gm, '$1CODE$2'],
]

/** A snapshot of what is read on a screen, without addresses of links and without what differs between two runs. */
export function readable(snapshot: string): string {
  const lines = snapshot.split('\n').filter((line) => !/^\s*- \/url:/.test(line))
  return changing.reduce((text, [found, word]) => text.replace(found, word), lines.join('\n'))
}
