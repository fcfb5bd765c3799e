import { observable, runInAction } from 'mobx'
import type { TextSize } from './textSizes'

const state = observable({ size: 'standard' as TextSize })

/** The current size of texts. Reading it inside an observer re-renders the screen after a change. */
export const textSize = (): TextSize => state.size

/**
 * Whether messages and results end by themselves. With the largest texts they stay until the customer closes them: older customers
 * read slowly.
 */
export const endsByItself = (): boolean => state.size !== 'largest'

/** Sets the size for all screens; the caller stores the choice. */
export function setTextSize(size: TextSize): void {
  runInAction(() => {
    state.size = size
  })
}
