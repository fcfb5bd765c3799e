import { observer } from 'mobx-react'
import type { CoinLog } from '@/contract/coin/wallet'
import { coinWords } from '@/i18n/coin'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { TabbedList } from '@/shell/list/TabbedList'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { firstUse } from '@/ui/illustrations/firstUse'
import { MovementRow } from '@/ui/list/MovementRow'
import { type CoinShopStore, logDirections } from './store'

/** Gains and uses of coins; a use leads to what was exchanged. */
export const LogList = observer(function LogList({ store }: { store: CoinShopStore }) {
  const words = coinWords()
  return (
    <TabbedList
      label={words.directionsLabel}
      tabs={logDirections.map((id) => ({ id, text: words.directions[id] }))}
      active={store.direction}
      onChoose={store.chooseDirection}
      list={store.logs}
      className="coin-shop-list"
      estimate={72}
      keyOf={({ logId }) => logId}
      render={(log) => <LogRow log={log} />}
      empty={
        <EmptyState
          illustration={store.direction === 'all' ? firstUse : 'empty'}
          icon="coin"
          text={words.noLogs}
          hint={words.noLogsHint}
        >
          <Button text={words.earn} onTap={() => go(routes.cashTask)} />
        </EmptyState>
      }
    />
  )
})

function LogRow({ log }: { log: CoinLog }) {
  const { logId, title, coins, direction, time, orderId } = log
  const isIn = direction === 'in'
  return (
    <MovementRow
      id={`coin-log-${logId}`}
      title={title}
      note={formatDate(time, 'yyyy-MM-dd HH:mm')}
      amount={`${isIn ? '+' : '-'}${coins}`}
      isIn={isIn}
      {...(orderId && { onTap: () => go(routes.coinResult, { orderId }) })}
    />
  )
}
