import { observer } from 'mobx-react'
import { shellWords } from '@/i18n/shell'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'

/** What was asked for is not there: no failure, so no trace id either; asking again costs nothing. */
export const NothingThere = observer(function NothingThere({ onRetry }: { onRetry?: () => void }) {
  const words = shellWords()
  return (
    <EmptyState icon="search" text={words.nothingThere} hint={words.nothingThereHint}>
      {onRetry && <Button text={words.retry} kind="second" onTap={onRetry} />}
    </EmptyState>
  )
})
