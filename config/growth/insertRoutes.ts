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
      area: screen.area,
      query: screen.query,
      title: { 'zh-CN': screen.title.zh, en: screen.title.en },
      login: screen.login,
      ...(screen.newer ? { newer: screen.newer } : {}),
      ...(screen.isNewer ? { theme: 'xyfApp' } : {}),
      ...(screen.pullDownRefresh ? { pullDownRefresh: true } : {}),
    }
    return `\n  ${screen.route}: route('${screen.path}', ${JSON.stringify(facts)}),`
  })
  return insertAfter(insertAfter(text, 'export type Area =', names), 'export const routes = {', routes.join(''))
}
