import { observer } from 'mobx-react'
import { remoteConfigWords } from '@/i18n/remoteConfig'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import type { Lack } from './store'

interface NothingProps {
  lack: Lack
  code: string
  onReload(): void
}

/** Why there is nothing to look at, and what an operator can do about it. */
export const Nothing = observer(function Nothing({ lack, code, onReload }: NothingProps) {
  const words = remoteConfigWords()
  const texts = {
    noCode: [words.previewNoCode, words.previewNoCodeHint],
    unknown: [words.previewUnknown, words.previewUnknownHint(code)],
    unreadable: [words.previewUnreadable, words.previewUnreadableHint],
    empty: [words.previewEmpty, words.previewEmptyHint],
  } satisfies Record<Lack, [text: string, hint: string]>
  const [text, hint] = texts[lack]
  return (
    <EmptyState illustration="empty" icon="document" text={text} hint={hint}>
      {lack !== 'noCode' && <Button text={words.previewReload} onTap={onReload} />}
    </EmptyState>
  )
})
