import { observer } from 'mobx-react'
import { coinWords } from '@/i18n/coin'
import { replace } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'

/** The item is not offered any more; the shop has others. */
export const Gone = observer(function Gone() {
  const words = coinWords()
  return (
    <EmptyState illustration="empty" icon="gift" text={words.gone} hint={words.goneHint}>
      <Button text={words.toShop} onTap={() => replace(routes.coinShop)} />
    </EmptyState>
  )
})
