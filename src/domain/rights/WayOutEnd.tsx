import { observer } from 'mobx-react'
import { configWords } from '@/i18n/config'
import { nativeWords } from '@/i18n/native'
import type { LinkEnd } from '@/platform/openTrusted'
import { toast } from '@/platform/toast'
import { showFailure } from '@/shell/showFailure'
import { useEnd } from '@/shell/useEnd'

interface WayOutEndProps {
  /** Leaves the app. */
  store: { leaving: Parameters<typeof useEnd<LinkEnd>>[0] }
  /** The server refused the way; it is already shown as a toast. */
  onRefused?(code: string): void
}

/** Says how a way out of the app ended where it was not simply opened. It shows nothing itself; put it into `popups` of a `Screen`. */
export const WayOutEnd = observer(function WayOutEnd({ store, onRefused }: WayOutEndProps) {
  const { linkCopied, linkNotCopied } = configWords()
  const told = {
    opened: undefined,
    copied: linkCopied,
    refused: linkNotCopied,
    untrusted: nativeWords().badLink,
  }
  useEnd(store.leaving, {
    done: (end) => {
      const text = told[end]
      if (text) toast(text)
    },
    refused: (refusal) => {
      showFailure(refusal)
      onRefused?.(refusal.code)
    },
  })
  return null
})
