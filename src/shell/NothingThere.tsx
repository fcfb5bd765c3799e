import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { shellWords } from '@/i18n/shell'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'

interface NothingThereProps {
  /** What the server said of it. */
  text?: string
  /** Where to go instead. */
  way?: ReactNode
  onRetry?: () => void
}

/** What was asked for is not there: no failure, so no trace id either; asking again costs nothing. */
export const NothingThere = observer(function NothingThere({ text, way, onRetry }: NothingThereProps) {
  const words = shellWords()
  return (
    <EmptyState icon="search" text={text ?? words.nothingThere} hint={words.nothingThereHint}>
      {way}
      {onRetry && <Button text={words.retry} kind="second" onTap={onRetry} />}
    </EmptyState>
  )
})
