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
      {...(expireTime !== undefined && { end: endOf(expireTime) })}
      {...(orderId && { onTap: () => go(routes.orderDetail, { orderId }) })}
      {...(withdrawId && { onTap: () => go(routes.cashResult, { withdrawId }) })}
    />
  )
})

function endOf(expireTime: number): string {
  const words = walletWords()
  const day = formatDate(expireTime, 'yyyy-MM-dd')
  return expireTime > serverNow() ? words.until(day) : words.ended(day)
}
