import type { Violation } from './bans'

interface SourceFile {
  path: string
  text: string
}

/** A store's field that holds a submission, made directly or by a function that ends in `Submission`. */
const submission = /(?:readonly |this\.)(\w+) = (?:new Submission\b|\w*[sS]ubmission\()/g

/** Folder of the files that may use a store: its screen, or its area of domain/. */
function homeOf(path: string): string {
  const area = /^src\/domain\/[^/]+/.exec(path)
  return area ? area[0] : path.replace(/\/[^/]+$/, '')
}

/**
 * Submissions whose end no component of their screen or area takes. A submission sends nothing while its last end waits to be
 * taken, so a button without `useEnd` works once and then does nothing.
 */
export function untakenSubmissions(files: readonly SourceFile[]): Violation[] {
  const components = files.filter(({ path }) => path.endsWith('.tsx'))
  const stores = files.filter(({ path }) => /^src\/(?!request\/).+\.ts$/.test(path))
  return stores.flatMap(({ path, text }) =>
    [...text.matchAll(submission)].flatMap(({ 1: name = '', index }) => {
      const home = homeOf(path)
      const takes = new RegExp(`\\buseEnd\\(\\s*(?:[\\w.]+\\.)?${name}\\b`)
      const isTaken = components.some(
        (one) => (one.path === `${home}.tsx` || one.path.startsWith(`${home}/`)) && takes.test(one.text),
      )
      if (isTaken) return []
      const line = text.slice(0, index).split('\n').length
      const message = `its end is never taken, so it works only once: call useEnd(store.${name}) of src/shell/useEnd.ts in a component of ${home}`
      return [{ path, line, ban: 'submission-ends', message }]
    }),
  )
}
