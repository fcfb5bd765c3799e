import { observable, runInAction } from 'mobx'
import type { ThemeName } from './theme'

const state = observable({ flag: undefined as ThemeName | undefined })

/** The stored theme flag; only the start query and the settings write it, or paying once would switch an old-theme user. */
export const storedTheme = (): ThemeName | undefined => state.flag

/** Sets the flag for all screens; keeping it over restarts is the caller's job. */
export function setStoredTheme(flag: ThemeName | undefined): void {
  runInAction(() => {
    state.flag = flag
  })
}
