import { observer } from 'mobx-react'
import { showFailure } from '@/shell/showFailure'
import { useEnd } from '@/shell/useEnd'
import { tellLinkEnd } from '@/ui/action/tellLinkEnd'
import type { WayOutStore } from './wayOutStore'

interface WayOutEndProps {
  store: WayOutStore
  /** The server refused the way; it is already shown as a toast. */
  onRefused?(code: string): void
}

/** Says how a way out of the app ended where it was not simply opened. It shows nothing itself; put it into `popups` of a `Screen`. */
export const WayOutEnd = observer(function WayOutEnd({ store, onRefused }: WayOutEndProps) {
  useEnd(store.leaving, {
    done: tellLinkEnd,
    refused: (refusal) => {
      showFailure(refusal)
      onRefused?.(refusal.code)
    },
  })
  return null
})
