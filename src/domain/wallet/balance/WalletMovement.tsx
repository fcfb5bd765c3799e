import { observer } from 'mobx-react'
import type { WalletRow } from '@/contract/wallet/movements'
import { walletWords } from '@/i18n/wallet'
import { formatDate } from '@/lib/date'
import { serverNow } from '@/lib/serverClock'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { MovementRow } from '@/ui/list/MovementRow'

/** One movement of the wallet, and until when it can be used; it opens its order or its withdrawal where there is one. */
export const WalletMovement = observer(function WalletMovement({ row }: { row: WalletRow }) {
  const words = walletWords()
  const { rowId, title, amount, direction, time, expireTime, orderId, withdrawId } = row
  const isIn = direction === 'in'
  return (
    <MovementRow
      id={`movement-${rowId}`}
      title={title}
      note={formatDate(time, 'yyyy-MM-dd HH:mm')}
      amount={isIn ? words.plus(amount) : words.minus(amount)}
      isIn={isIn}
      {...(expireTime !== undefined && { end: endOf(row, expireTime) })}
      {...(orderId && { onTap: () => go(routes.orderDetail, { orderId }) })}
      {...(withdrawId && { onTap: () => go(routes.cashResult, { withdrawId }) })}
    />
  )
})

/** When what came in ends; of an amount that withdrawals have taken from already, what is left of it. */
function endOf({ amount, left = amount }: WalletRow, expireTime: number): string {
  const words = walletWords()
  const day = formatDate(expireTime, 'yyyy-MM-dd')
  if (expireTime <= serverNow()) return words.ended(day)
  if (left === 0) return words.usedUp
  return left < amount ? words.leftUntil(left, day) : words.until(day)
}
