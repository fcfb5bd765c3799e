import { type Language, setLanguage } from '@/i18n/language'
import { languageFor } from '@/i18n/languageFor'
import { oneOf } from '@/lib/parsers'
import { hostLanguages } from '@/platform/host/hostLanguages'
import { stored } from '@/platform/storage/stored'
import { hostTextScale } from '@/platform/text/hostTextScale'
import { setTextSize } from '@/theme/textSize'
import { type TextSize, textSizeFor, textSizes } from '@/theme/textSizes'
import type { ThemeName } from '@/theme/theme'
import { setStoredTheme } from '@/theme/themeFlag'
import { themeFlag } from '@/theme/themeName'

const storedLanguage = stored<Language>('language', (value) => oneOf(value, ['zh-CN', 'en']))
const storedTextSize = stored('textSize', (value) => oneOf(value, textSizes))
const storedFlag = stored('type', themeFlag)

/**
 * Applies the stored language and size of texts, or those of the host until the customer has chosen, and the stored theme; a start query's `type`
 * replaces the stored theme.
 */
export function restorePreferences(askedTheme: string | undefined): void {
  setLanguage(storedLanguage.read() ?? languageFor(hostLanguages()))
  setTextSize(storedTextSize.read() ?? textSizeFor(hostTextScale()))
  const asked = themeFlag(askedTheme)
  if (asked) storedFlag.write(asked)
  setStoredTheme(asked ?? storedFlag.read())
}

/** Switches the language of all screens and stores it. */
export function chooseLanguage(next: Language): void {
  storedLanguage.write(next)
  setLanguage(next)
}

/** Changes the size of all texts and stores it. */
export function chooseTextSize(next: TextSize): void {
  storedTextSize.write(next)
  setTextSize(next)
}

/** Switches the theme of all screens whose address does not determine it, and stores it. */
export function chooseStoredTheme(next: ThemeName): void {
  storedFlag.write(next)
  setStoredTheme(next)
}
