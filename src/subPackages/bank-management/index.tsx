import { bankWords } from '@/i18n/bank'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { Stack } from '@/ui/layout/Stack'
import { AddSheet } from './index/AddSheet'
import { CardTile } from './index/CardTile'
import { RemoveQuestion } from './index/RemoveQuestion'
import { BankManagementStore } from './index/store'

/** The customer's bank cards: which is the default, a further one, and the removal of one. */
export default page(routes.bankManagement, function BankManagement() {
  const store = useScreenStore(() => new BankManagementStore())
  const words = bankWords()
  useEnd(store.choosing)
  useEnd(store.removing)
  return (
    <Screen
      remote={store.page}
      onRetry={store.load}
      footer={store.page.value && <Button id="add-open" block text={words.add} onTap={store.openWays} />}
      popups={
        <>
          <AddSheet store={store} />
          <RemoveQuestion store={store} />
        </>
      }
    >
      <Stack gap={12} page>
        {store.cards.length === 0 && (
          <EmptyState illustration="empty" icon="card" text={words.noCards} hint={words.noCardsHint} />
        )}
        {store.cards.map((card) => (
          <CardTile key={card.cardId} card={card} store={store} />
        ))}
      </Stack>
    </Screen>
  )
})
