import { observer } from 'mobx-react'
import { walletWords } from '@/i18n/wallet'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { TabbedList } from '@/shell/list/TabbedList'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { firstUse } from '@/ui/illustrations/firstUse'
import { WalletMovement } from './WalletMovement'
import './WalletRows.scss'
import { type WalletStore, type WalletTab, walletTabs } from './walletStore'

/** Where money of an empty list comes from; what is used comes from nowhere. */
const ways = {
  bonus: { word: 'toTasks', open: () => go(routes.cashTask) },
  rebate: { word: 'toMall', open: () => go(routes.mall) },
  used: undefined,
} as const satisfies Record<WalletTab, object | undefined>

/** The movements of the wallet, under the tabs to choose from. */
export const WalletRows = observer(function WalletRows({ store }: { store: WalletStore }) {
  const words = walletWords()
  const { text, hint } = words.empty[store.tab]
  const way = ways[store.tab]
  return (
    <TabbedList
      tabs={walletTabs.map((id) => ({ id, text: words.tabs[id] }))}
      active={store.tab}
      onChoose={store.choose}
      label={words.movements}
      list={store.list}
      keyOf={({ rowId }) => rowId}
      render={(row) => <WalletMovement row={row} />}
      gap={8}
      estimate={80}
      className="wallet-rows"
      empty={
        <EmptyState illustration={store.tab === 'bonus' ? firstUse : 'empty'} icon="coin" text={text} hint={hint}>
          {way && <Button text={words[way.word]} onTap={way.open} />}
        </EmptyState>
      }
    />
  )
})
