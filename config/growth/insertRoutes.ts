import type { PlannedScreen } from './plan'

const file = 'src/routes.ts'

/** The text with an addition after its only occurrence of an anchor. */
function insertAfter(text: string, anchor: string, addition: string): string {
  const parts = text.split(anchor)
  if (parts.length !== 2)
    throw new Error(
      `${file} contains ${JSON.stringify(anchor)} ${parts.length - 1} times, not once: adapt config/growth/insertRoutes.ts to its present shape`,
    )
  return parts.join(`${anchor}${addition}`)
}

/** The text of `src/routes.ts` with the areas and routes of these screens. Nothing else of the generator depends on the shape of that file. */
export function insertRoutes(text: string, screens: readonly PlannedScreen[]): string {
  const names = [...new Set(screens.map(({ area }) => area))].map((area) => `\n  | '${area}'`).join('')
  const routes = screens.map((screen) => {
    const facts = {
      ...(screen.hasNewer ? { hasNewer: true } : {}),
      ...(screen.pullDownRefresh ? { pullDownRefresh: true } : {}),
    }
    const texts = [screen.area, screen.path, screen.title.zh, screen.title.en, screen.query]
    const values = [...texts, ...(Object.keys(facts).length > 0 ? [facts] : [])].map((one) => JSON.stringify(one))
    return `\n  ${screen.route}: ${screen.login === 'required' ? 'signedIn' : 'forAnyone'}(${values.join(', ')}),`
  })
  return insertAfter(insertAfter(text, 'export type Area =', names), 'export const routes = {', routes.join(''))
}
