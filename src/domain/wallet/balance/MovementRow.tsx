import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { WalletRow } from '@/contract/wallet/movements'
import { walletWords } from '@/i18n/wallet'
import { formatDate } from '@/lib/date'
import { serverNow } from '@/lib/serverClock'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Icon } from '@/ui/media/Icon'
import './MovementRow.scss'

/** One movement of the wallet: where it comes from, when, how much, and until when; it opens its order where there is one. */
export const MovementRow = observer(function MovementRow({ row }: { row: WalletRow }) {
  const { rowId, orderId } = row
  if (!orderId) {
    return (
      <View id={`movement-${rowId}`} className="movement-row">
        <Movement row={row} />
      </View>
    )
  }
  return (
    <Tappable
      id={`movement-${rowId}`}
      className="movement-row"
      role="link"
      onTap={() => go(routes.orderDetail, { orderId })}
    >
      <Movement row={row} />
      <Icon name="next" size={16} />
    </Tappable>
  )
})

function endOf(expireTime: number): string {
  const words = walletWords()
  const day = formatDate(expireTime, 'yyyy-MM-dd')
  return expireTime > serverNow() ? words.until(day) : words.ended(day)
}

const Movement = observer(function Movement({ row }: { row: WalletRow }) {
  const words = walletWords()
  const { title, amount, direction, time, expireTime } = row
  const isOut = direction === 'out'
  return (
    <>
      <View className="movement-row-words">
        <Text className="movement-row-title">{title}</Text>
        <Text className="movement-row-note">{formatDate(time, 'yyyy-MM-dd HH:mm')}</Text>
        {expireTime !== undefined && <Text className="movement-row-end">{endOf(expireTime)}</Text>}
      </View>
      <Text className={`movement-row-amount ${isOut ? '' : 'is-in'}`}>
        {isOut ? words.minus(amount) : words.plus(amount)}
      </Text>
    </>
  )
})
