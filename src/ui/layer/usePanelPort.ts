import type { RefObject } from 'react'

/** What the ref of a panel holds: in a browser an element, which can have the focus. */
export interface Focusable {
  focus?: () => void
  contains?: (other: Element | null) => boolean
}

interface Panel {
  /** For the panel's element; absent where there is no focus. */
  ref?: RefObject<Focusable>
  /** Whether the panel has its content; without it, it is an empty frame that is not visible yet. */
  hasContent: boolean
}

/** State of a panel that has just opened. In a browser it takes the focus, unless a field in it has it, and gives it back when it closes. */
export type UsePanel = () => Panel
