/** Languages that the sandbox answers in. */
export type Lang = 'zh-CN' | 'en'

/** One text in both languages. */
export interface Text {
  zh: string
  en: string
}

/** The text in the caller's language. */
export const inLanguage = (text: Text, lang: Lang): string => (lang === 'en' ? text.en : text.zh)

/** Chooses texts in the caller's language. */
export const sayIn =
  (lang: Lang) =>
  (zh: string, en: string): string =>
    inLanguage({ zh, en }, lang)

/** Reads an `accept-language` header: English when it comes first, else Chinese. */
export const languageOf = (header: string | undefined): Lang =>
  header?.trim().toLowerCase().startsWith('en') ? 'en' : 'zh-CN'
