import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { freeWords } from '@/i18n/free'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Head } from './Head'
import { ItemRow } from './ItemRow'
import './index.scss'
import { ItemsStore } from './itemsStore'
import { Links } from './Links'
import { Shut } from './Shut'

/** What can be had for free; a tap starts a group, or opens the customer's own. */
export const ItemsScreen = observer(function ItemsScreen() {
  const store = useScreenStore(() => new ItemsStore())
  const words = freeWords()
  useEnd(store.starting, { done: ({ group }) => go(routes.free, { groupId: group.groupId }) })
  const shown = store.page.value
  return (
    <Screen remote={store.page} onRetry={store.load} skeleton="detail">
      {shown && (
        <>
          <Head activity={shown.activity} />
          <View className="free">
            {shown.activity.state !== 'open' && <Shut state={shown.activity.state} />}
            {shown.items.length === 0 ? (
              <EmptyState illustration="empty" icon="gift" text={words.noItems} hint={words.noItemsHint} />
            ) : (
              <Card title={words.items}>
                <View role="list">
                  {shown.items.map((item) => (
                    <ItemRow key={item.itemId} item={item} store={store} isOpen={shown.activity.state === 'open'} />
                  ))}
                </View>
              </Card>
            )}
            <Links />
          </View>
        </>
      )}
    </Screen>
  )
})
