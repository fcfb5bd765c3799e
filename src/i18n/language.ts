import { observable, runInAction } from 'mobx'

export type Language = 'zh-CN' | 'en'

const state = observable({ language: 'zh-CN' as Language })

/** The language on the screen. Reading it inside an observer makes the screen follow a switch. */
export const language = (): Language => state.language

/** Switches the language of all screens; keeping it over restarts is the caller's job. */
export function setLanguage(next: Language): void {
  runInAction(() => {
    state.language = next
  })
}

/** One area's words in both languages; the result answers those of the language on the screen. */
export function catalogue<Words>(words: Record<Language, Words>): () => Words {
  return () => words[state.language]
}
