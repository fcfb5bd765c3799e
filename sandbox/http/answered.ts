import type { Route } from '../implement'
import type { ScannedEndpoint } from './scan'

/**
 * Ends the start where a call of the contract has no handler. The compiler holds a handler only to the files that its area
 * lists, so a new file of the contract would be a call without a handler.
 */
export function mustBeAnswered(endpoints: readonly ScannedEndpoint[], routes: readonly Route[]): void {
  const answered = new Set(routes.map(({ name, endpoint }) => `${name} ${endpoint.path}`))
  const missing = endpoints.filter(({ name, path }) => !answered.has(`${name} ${path}`))
  if (missing.length > 0) throw new Error(missing.map(remedyFor).join('\n'))
}

function remedyFor({ file, name }: ScannedEndpoint): string {
  const [area = '', inFolder] = file.replace(/\.ts$/, '').split('/')
  const folder = `sandbox/areas/${area}`
  const list = inFolder ? `list that file in ${folder}/contract.ts and ` : ''
  return (
    `src/contract/${file}: no handler answers ${name}; ${list}write its handler in ${folder}/routes.ts` +
    ` (a new area needs ${folder}/area.ts and its place in sandbox/areas.ts)`
  )
}
