import type { Language } from './language'

/**
 * The language for a customer who has not chosen one, by the tags of their host: the first of theirs that the app has, otherwise English.
 * Chinese where the host tells none.
 */
export function languageFor(tags: readonly string[]): Language {
  const known = tags.find((tag) => /^(?:zh|en)/i.test(tag)) ?? tags[0] ?? 'zh'
  return /^zh/i.test(known) ? 'zh-CN' : 'en'
}
