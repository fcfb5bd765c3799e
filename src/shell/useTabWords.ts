import { language } from '@/i18n/language'
import { setTabWords } from '@/platform/tabBar'
import { allRoutes, type Lang, type RouteFacts } from '@/routes'
import { useShown } from './useShown'

const tabs = allRoutes
  .filter((route) => route.tab !== undefined)
  .sort((one, other) => (one.tab ?? 0) - (other.tab ?? 0))

const write = (lang: string): void => setTabWords(tabs.map((route) => route.title[lang as Lang]))
const leave = (): void => undefined

/** The words under the tabs are the pages' titles in the language on the screen (R-17); only a tab page may write them. */
export const useTabWords = (route: Pick<RouteFacts, 'tab'>): void =>
  useShown(route.tab === undefined ? leave : write, language())
