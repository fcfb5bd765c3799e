import { FlyPopups } from '@/domain/rights/FlyPopups'
import { FlyTicket } from '@/domain/rights/FlyTicket'
import { rightsWords } from '@/i18n/rights'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { TabbedList } from '@/shell/list/TabbedList'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { FlyListStore, flyTabs } from './list/store'
import './list/list.scss'

/** All fly cards of the customer: those that can be used, and those that are over. */
export default page(routes.flyCards, function FlyCards() {
  const store = useScreenStore(() => new FlyListStore())
  const words = rightsWords()
  return (
    <Screen popups={<FlyPopups store={store.fly} />}>
      <TabbedList
        label={words.flyTabsLabel}
        tabs={flyTabs.map((id) => ({ id, text: words.flyTabs[id] }))}
        active={store.tab}
        onChoose={store.choose}
        list={store.list}
        className="fly-list"
        gap={12}
        estimate={158}
        keyOf={({ cardNo }) => cardNo}
        render={(card) => <FlyTicket card={card} store={store.fly} />}
        empty={
          <EmptyState illustration="empty" icon="ticket" text={words.flyNone[store.tab]} hint={words.noFlyCardHint}>
            <Button text={words.toPack} onTap={() => go(routes.rightsPack)} />
          </EmptyState>
        }
      />
    </Screen>
  )
})
