import { observable, runInAction } from 'mobx'

export type Language = 'zh-CN' | 'en'

const state = observable({ language: 'zh-CN' as Language })

/** The current language. Reading it inside an observer re-renders the screen after a switch. */
export const language = (): Language => state.language

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
