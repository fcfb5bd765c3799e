import { observable, runInAction } from 'mobx'

export type Language = 'zh-CN' | 'en'

const state = observable({ language: 'zh-CN' as Language })

/** The current language. Reading it inside an observer re-renders the screen after a switch. */
export const language = (): Language => state.language

/**
 * The language for a customer who has not chosen one, by the tags of their host: the first of theirs that the app has, otherwise English.
 * Chinese where the host tells none.
 */
export function languageFor(tags: readonly string[]): Language {
  const known = tags.find((tag) => /^(?:zh|en)/i.test(tag)) ?? tags[0] ?? 'zh'
  return /^zh/i.test(known) ? 'zh-CN' : 'en'
}

/** Switches the language of all screens; the caller stores the choice. */
export function setLanguage(next: Language): void {
  runInAction(() => {
    state.language = next
  })
}

/** One area's texts in both languages; the returned function gives those of the current language. */
export function catalogue<Words>(words: Record<Language, Words>): () => Words {
  return () => words[state.language]
}
