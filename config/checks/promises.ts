import ts from 'typescript'
import type { ProjectFile } from '../scripts/projectFiles'
import type { Violation } from './ban'
import { keyOf, lineAt, nodesOf, textOf } from './source'

/**
 * Words of a sentence that promises something of money, of time, or that is given or decided: what is returned or compensated, what is free or
 * a gift, hours and working days, reviews, and that the customer will be told; not the notice of a bank. To sign out, to leave and the retired are written with one of the same characters.
 */
const promising = {
  'zh-CN': /退(?!出|休)|补偿|免费|小时|工作日|赠|审核|通知(?!为准)|提醒您/,
  en: /\brefund|\bcompensat|\bfree\b|\bhours?\b|\b(?:working|business) days?\b|\bgifts?\b|\breview(?!er)|\bSMS\b|\btell you\b|\bremind you\b/i,
}

/** A sentence of a catalogue that promises something. */
interface Promised {
  key: string
  path: string
  line: number
}

/** The promising sentences of a catalogue, Chinese in `src/i18n/`, English in `src/i18n/en/`. */
function promisedIn(file: ProjectFile): Promised[] {
  const words = promising[file.path.startsWith('src/i18n/en/') ? 'en' : 'zh-CN']
  return nodesOf(file).flatMap((node) => {
    const text = textOf(node)
    if (text === undefined || ts.isImportDeclaration(node.parent) || !words.test(text)) return []
    return [{ key: keyOf(node), path: file.path, line: lineAt(file.text, node.getStart()) }]
  })
}

/** A line of `docs/promises.md`: the key, what keeps the sentence, and the test that proves it, or why it needs none. */
interface Kept {
  key: string
  line: number
  proof: string
}

const row = /^\| `([^`]+)` \| [^|]+ \| ([^|]+) \|$/gm

const keptIn = (text: string): Kept[] =>
  [...text.matchAll(row)].map((match) => ({
    key: match[1] ?? '',
    line: lineAt(text, match.index),
    proof: (match[2] ?? '').trim(),
  }))

/** `no promise: <reason>`: the sentence has one of the words and promises nothing. */
const waiver = /^no promise: \S.{8,}$/

/** `` `tests/….test.ts` › words of its title ``. */
const citedTest = /^`(tests\/[^`]+)` › (.+)$/

function isProved(proof: string, tests: ReadonlyMap<string, string>): boolean {
  if (waiver.test(proof)) return true
  const [, path = '', title = ''] = citedTest.exec(proof) ?? []
  return title !== '' && (tests.get(path) ?? '').includes(title)
}

/**
 * How many sentences promise something, and what is wrong between the catalogues and the document: a promising sentence without a line, a line
 * whose sentence is gone, and a line whose proof is neither the title of a test nor a reason.
 */
export function unkeptPromises(
  catalogues: readonly ProjectFile[],
  document: ProjectFile,
  tests: readonly ProjectFile[],
): { promised: number; faults: Violation[] } {
  const promised = catalogues.flatMap(promisedIn)
  const kept = keptIn(document.text)
  const texts = new Map(tests.map(({ path, text }) => [path, text]))
  const violation = (at: { path?: string; line: number }, message: string): Violation => ({
    path: at.path ?? document.path,
    line: at.line,
    ban: 'promises',
    message,
  })
  const listed = new Set(kept.map(({ key }) => key))
  const written = new Set(promised.map(({ key }) => key))
  const faults = [
    ...promised
      .filter(({ key }) => !listed.has(key))
      .map((one) =>
        violation(one, `${one.key} promises something: name in ${document.path} what keeps it, or shorten it`),
      ),
    ...kept
      .filter(({ key }) => !written.has(key))
      .map((one) => violation(one, `${one.key} is no promising sentence of src/i18n: remove the line`)),
    ...kept
      .filter(({ proof }) => !isProved(proof, texts))
      .map((one) =>
        violation(
          one,
          `${one.key} has no proof: name a test file and words of its title, or write "no promise: <reason>"`,
        ),
      ),
  ]
  return { promised: written.size, faults }
}
