import { observer } from 'mobx-react'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { showFailure } from '@/shell/showFailure'
import { useEnd } from '@/shell/useEnd'
import { tellLinkEnd } from '@/ui/action/tellLinkEnd'
import type { WayOutStore } from './wayOutStore'

/** `onRefused` of what offers fly cards: leads to where a card is activated, without which it is not used. */
export function toActivation(code: string): void {
  if (code === 'CARD_INACTIVE' && !routes.flyCard.isMissing) go(routes.flyCard)
}

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
