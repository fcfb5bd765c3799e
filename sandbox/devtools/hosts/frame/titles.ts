import { routeAt } from '@/routes'
import { langOfPage } from './texts'

/** The title of a screen by its route, in the language of the page. */
export const titleOf = (route: string): string =>
  routeAt(`/${route}`)?.title[langOfPage() === 'en' ? 'en' : 'zh-CN'] ?? ''

/** The title that the app has drawn in its own bar; undefined where there is none yet. */
export function drawnTitle(shown: Document | null): string | undefined {
  const bars = [...(shown?.querySelectorAll('.nav-bar-row') ?? [])]
  return (
    bars
      .filter((bar) => bar.getClientRects().length > 0)
      .at(-1)
      ?.textContent?.trim() || undefined
  )
}
