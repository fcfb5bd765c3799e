import type { ProjectFile } from '../scripts/projectFiles'

/** An endpoint by the name of its constant, with its file in `src/contract`. */
interface NamedCall {
  name: string
  file: string
}

/**
 * The endpoints that no test of the sandbox names, so that none calls them over HTTP.
 * @param tests the files of `tests/sandbox`
 */
export function untestedCalls<C extends NamedCall>(calls: readonly C[], tests: readonly ProjectFile[]): C[] {
  const words = new Set(tests.flatMap(({ text }) => text.match(/\w+/g) ?? []))
  return calls.filter(({ name }) => !words.has(name))
}
