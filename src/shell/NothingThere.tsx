import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { shellWords } from '@/i18n/shell'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'

interface NothingThereProps {
  /** Message of the server. */
  text?: string
  /** A next step for the customer. */
  way?: ReactNode
  onRetry?: () => void
}

/** The requested thing does not exist: this is not a failure, so there is no trace id; a retry is offered. */
export const NothingThere = observer(function NothingThere({ text, way, onRetry }: NothingThereProps) {
  const words = shellWords()
  return (
    <EmptyState illustration="empty" icon="search" text={text ?? words.nothingThere} hint={words.nothingThereHint}>
      {way}
      {onRetry && <Button text={words.retry} kind="second" onTap={onRetry} />}
    </EmptyState>
  )
})
