import { observable, runInAction } from 'mobx'
import type { ThemeName } from './theme'

const state = observable({ flag: undefined as ThemeName | undefined })

/** The stored theme flag; only the start query and the settings write it, otherwise one payment would switch a user of the older theme. */
export const storedTheme = (): ThemeName | undefined => state.flag

/** Sets the flag for all screens; the caller stores the choice. */
export function setStoredTheme(flag: ThemeName | undefined): void {
  runInAction(() => {
    state.flag = flag
  })
}
