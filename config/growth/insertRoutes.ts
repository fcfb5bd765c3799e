import ts from 'typescript'
import { nodesOf } from '../checks/source'
import type { PlannedScreen } from './plan'

/** Position after the sign that begins the type or the object of a name, such as `=` of `type Area =` and `{` of `routes = {`. */
function placeIn(file: string, text: string, name: string): number {
  const places = nodesOf({ path: file, text }).flatMap((node) => {
    if (ts.isTypeAliasDeclaration(node) && node.name.text === name) return [node.type.pos]
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== name || !node.initializer) return []
    const value =
      ts.isAsExpression(node.initializer) || ts.isSatisfiesExpression(node.initializer)
        ? node.initializer.expression
        : node.initializer
    return ts.isObjectLiteralExpression(value) ? [value.properties.pos] : []
  })
  const [index] = places
  if (index === undefined || places.length > 1)
    throw new Error(
      `${file} declares "${name}" ${places.length} times, not once: adapt config/growth/insertRoutes.ts to its present shape`,
    )
  return index
}

/** The text with an addition at the beginning of a type or an object. */
function insertIn(file: string, text: string, name: string, addition: string): string {
  const index = placeIn(file, text, name)
  return text.slice(0, index) + addition + text.slice(index)
}

/** The text of `src/routes/route.ts` with the areas of these screens. */
export const insertAreas = (text: string, screens: readonly PlannedScreen[]): string =>
  insertIn(
    'src/routes/route.ts',
    text,
    'Area',
    [...new Set(screens.map(({ area }) => area))].map((area) => `\n  | '${area}'`).join(''),
  )

/** The text of `src/routes.ts` with the routes of these screens. Nothing else of the generator depends on the shape of that file. */
export function insertRoutes(text: string, screens: readonly PlannedScreen[]): string {
  const routes = screens.map((screen) => {
    const facts = {
      ...(screen.hasNewer ? { hasNewer: true } : {}),
      ...(screen.pullDownRefresh ? { pullDownRefresh: true } : {}),
    }
    const texts = [screen.area, screen.path, screen.title.zh, screen.title.en, screen.query]
    const values = [...texts, ...(Object.keys(facts).length > 0 ? [facts] : [])].map((one) => JSON.stringify(one))
    return `\n  ${screen.route}: ${screen.login === 'required' ? 'signedIn' : 'forAnyone'}(${values.join(', ')}),`
  })
  return insertIn('src/routes.ts', text, 'routes', routes.join(''))
}
