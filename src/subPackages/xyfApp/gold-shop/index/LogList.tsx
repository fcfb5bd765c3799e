import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CoinLog } from '@/contract/coin/wallet'
import { coinWords } from '@/i18n/coin'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { TabbedList } from '@/shell/list/TabbedList'
import { Button } from '@/ui/action/Button'
import { Tappable } from '@/ui/action/Tappable'
import { EmptyState } from '@/ui/display/EmptyState'
import { Icon } from '@/ui/media/Icon'
import './LogList.scss'
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
      estimate={76}
      keyOf={({ logId }) => logId}
      render={(log) => <LogRow log={log} />}
      empty={
        <EmptyState icon="coin" text={words.noLogs} hint={words.noLogsHint}>
          <Button text={words.earn} onTap={() => go(routes.cashTask)} />
        </EmptyState>
      }
    />
  )
})

const LogRow = observer(function LogRow({ log }: { log: CoinLog }) {
  const { logId, title, coins, direction, time, orderId } = log
  const content = (
    <>
      <View className="coin-log-words">
        <Text className="coin-log-title">{title}</Text>
        <Text className="coin-log-time">{formatDate(time, 'yyyy-MM-dd HH:mm')}</Text>
      </View>
      <Text className={`coin-log-coins is-${direction}`}>{`${direction === 'in' ? '+' : '-'}${coins}`}</Text>
      {orderId && <Icon name="next" size={16} />}
    </>
  )
  if (!orderId) return <View className="coin-log">{content}</View>
  return (
    <Tappable
      id={`coin-log-${logId}`}
      className="coin-log"
      role="link"
      onTap={() => go(routes.coinResult, { orderId })}
    >
      {content}
    </Tappable>
  )
})
