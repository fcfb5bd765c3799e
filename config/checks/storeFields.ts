import type { Violation } from './bans'

interface SourceFile {
  path: string
  text: string
}

/** A field that holds a submission, made directly or by a function that ends in `Submission`. */
const submission = /(?:readonly |this\.)(\w+) = (?:new Submission\b|\w*[sS]ubmission\()/g

/** A field that holds a call which may still be in progress when the screen is closed. */
const call = /^ {2}(?:private )?(?:readonly )?(\w+) = (?:new (?:Loadable|PagedList|Submission)\b|\w*[sS]ubmission\()/gm

/** Folder of the files that may use a store: its screen, or its area of domain/. */
function homeOf(path: string): string {
  const area = /^src\/domain\/[^/]+/.exec(path)
  return area ? area[0] : path.replace(/\/[^/]+$/, '')
}

/** The one instance of a store for the whole app. */
const shared = /^export const \w+ = new \w+\(/m

const escaped = (path: string) => path.replace(/[.]/g, '\\.')

/** Fields found by `pattern` for which no file with one of these names, in the store's home, has `use`. */
function unused(
  files: readonly SourceFile[],
  pattern: RegExp,
  {
    ban,
    within,
    use,
    advice,
  }: { ban: string; within: RegExp; use: (name: string) => RegExp; advice: (name: string, home: string) => string },
): Violation[] {
  const stores = files.filter(({ path }) => /^src\/(?!request\/).+\.ts$/.test(path))
  return stores.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].flatMap(({ 1: name = '', index }) => {
      const home = homeOf(path)
      const isOfHome = new RegExp(`^${escaped(home)}(?:/|\\.tsx$)`)
      const users = files.filter((one) => isOfHome.test(one.path) && within.test(one.path))
      if (users.some((one) => use(name).test(one.text))) return []
      return [{ path, line: text.slice(0, index).split('\n').length, ban, message: advice(name, home) }]
    }),
  )
}

/**
 * Submissions whose end no component of their screen or area takes. A submission sends nothing while its last end waits to be
 * taken, so a button without `useEnd` works once and then does nothing.
 */
export const untakenSubmissions = (files: readonly SourceFile[]): Violation[] =>
  unused(files, submission, {
    ban: 'submission-ends',
    within: /\.tsx$/,
    use: (name) => new RegExp(`\\buseEnd\\(\\s*(?:[\\w.]+\\.)?${name}\\b`),
    advice: (name, home) =>
      `its end is never taken, so it works only once: call useEnd(store.${name}) of src/shell/useEnd.ts in a component of ${home}`,
  })

/** Calls that go on after their screen is closed, because the store does not drop them. An instance for the whole app is never closed. */
export const undroppedCalls = (files: readonly SourceFile[]): Violation[] =>
  unused(
    files.filter(({ text }) => !shared.test(text)),
    call,
    {
      ban: 'dropped-calls',
      within: /\.ts$/,
      use: (name) => new RegExp(`\\.${name}\\.drop\\(\\)`),
      advice: (name) => `its calls go on when the screen is closed: call this.${name}.drop() in the store's drop()`,
    },
  )
