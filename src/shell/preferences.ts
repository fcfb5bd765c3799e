import { type Language, setLanguage } from '@/i18n/language'
import * as storage from '@/platform/storage'
import { themeFlag } from '@/theme/chooseTheme'
import type { ThemeName } from '@/theme/theme'
import { setStoredTheme } from '@/theme/themeFlag'

const languageKey = 'language'
const themeKey = 'type'

/** Takes the language and the theme kept from an earlier start; a start query's `type` is kept in place of the old theme. */
export function restorePreferences(askedTheme: string | undefined): void {
  setLanguage(storage.read<string>(languageKey) === 'en' ? 'en' : 'zh-CN')
  const asked = themeFlag(askedTheme)
  if (asked) storage.write(themeKey, asked)
  setStoredTheme(asked ?? themeFlag(storage.read<string>(themeKey)))
}

/** Switches the language of all screens and keeps it. */
export function chooseLanguage(next: Language): void {
  storage.write(languageKey, next)
  setLanguage(next)
}

/** Switches the look of all screens whose address does not decide it, and keeps it. */
export function chooseStoredTheme(next: ThemeName): void {
  storage.write(themeKey, next)
  setStoredTheme(next)
}
