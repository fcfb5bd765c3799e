import { language } from '@/i18n/language'
import { setTabWords } from '@/platform/page/tabBar'
import { allRoutes } from '@/routes'
import type { Lang, RouteFacts } from '@/routes/route'
import { useShown } from './useShown'

const tabs = allRoutes
  .filter((route) => route.tab !== undefined)
  .sort((one, other) => (one.tab ?? 0) - (other.tab ?? 0))

const write = (lang: string): void => setTabWords(tabs.map((route) => route.title[lang as Lang]))
const leave = (): void => undefined

/** The texts of the tabs are the pages' titles in the current language (R-17); only a tab page may set them. */
export const useTabWords = (route: Pick<RouteFacts, 'tab'>): void =>
  useShown(route.tab === undefined ? leave : write, language())
