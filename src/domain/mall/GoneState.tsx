import { observer } from 'mobx-react'
import { mallWords } from '@/i18n/mall'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'

/** Says that a product is no longer sold, and leads to the mall. */
export const GoneState = observer(function GoneState() {
  const words = mallWords()
  return (
    <EmptyState illustration="empty" text={words.gone} hint={words.goneHint}>
      <Button text={words.toMall} onTap={() => go(routes.mall)} />
    </EmptyState>
  )
})
