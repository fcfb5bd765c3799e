import { rightsWords } from '@/i18n/rights'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import { Stack } from '@/ui/layout/Stack'
import { ListRow } from '@/ui/list/ListRow'
import { CardGroup } from './index/CardGroup'
import { CardPackStore } from './index/store'

/** The card pack: every card with its state, each leading to its own screen. */
export default page(routes.cardPack, function CardPack() {
  const store = useScreenStore(() => new CardPackStore())
  const words = rightsWords()
  const { own, offered, activeCount } = store
  const isEmpty = own.length + offered.length === 0
  return (
    <Screen remote={store.page} onRetry={store.load}>
      {isEmpty && (
        <EmptyState illustration="empty" icon="card" text={words.noCards} hint={words.noCardsHint}>
          <Button text={words.toMember} onTap={() => go(routes.member)} />
        </EmptyState>
      )}
      {!isEmpty && <HeaderSpread />}
      <Stack gap={24} page>
        <CardGroup title={words.ownCards} note={words.activeCards(activeCount)} cards={own} />
        <CardGroup title={words.offeredCards} cards={offered} />
        {!isEmpty && (
          <Card flush>
            <ListRow
              id="cards-packs"
              icon="gift"
              title={words.packs}
              detail={words.packsHint}
              onTap={() => go(routes.rightsPack)}
            />
          </Card>
        )}
      </Stack>
    </Screen>
  )
})
