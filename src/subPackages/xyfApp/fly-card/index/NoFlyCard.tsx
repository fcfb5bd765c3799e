import { observer } from 'mobx-react'
import { rightsWords } from '@/i18n/rights'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'

/** A customer without fly cards: the way to the rights packs, which hold them. */
export const NoFlyCard = observer(function NoFlyCard() {
  const words = rightsWords()
  return (
    <Card flush>
      <EmptyState illustration="empty" icon="ticket" text={words.noFlyCard} hint={words.noFlyCardHint}>
        <Button id="fly-pack" text={words.toPack} onTap={() => go(routes.rightsPack)} />
      </EmptyState>
    </Card>
  )
})
