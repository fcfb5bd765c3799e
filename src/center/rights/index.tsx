import { rightsWords } from '@/i18n/rights'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { Stack } from '@/ui/layout/Stack'
import { SubsidyHead } from './index/SubsidyHead'
import { SubsidyRow } from './index/SubsidyRow'
import { SubsidyCardsStore } from './index/store'
import './index/index.scss'

/** The subsidy benefit cards of the customer: what each is worth, until when, and whether it is claimed. */
export default page(routes.subsidyCards, function SubsidyCards() {
  const store = useScreenStore(() => new SubsidyCardsStore())
  const words = rightsWords()
  const { cards } = store
  return (
    <Screen remote={store.page} onRetry={store.load}>
      {cards.length === 0 && (
        <EmptyState illustration="empty" icon="ticket" text={words.noSubsidy} hint={words.noSubsidyHint}>
          <Button text={words.toMall} onTap={() => go(routes.mall)} />
        </EmptyState>
      )}
      {cards.length > 0 && (
        <>
          <SubsidyHead store={store} />
          <Stack gap={12} className="subsidy-cards" role="list">
            {cards.map((card) => (
              <SubsidyRow key={card.rightId} card={card} />
            ))}
          </Stack>
        </>
      )}
    </Screen>
  )
})
