import type { LogoffLoss } from '@/contract/deregistration'
import { deregistrationWords } from '@/i18n/deregistration'
import { yuan } from '@/lib/money'
import { Card } from '@/ui/display/Card'
import { Line } from '@/ui/list/Line'

/** What the customer has now and loses with the account. */
export function Loss({ loss }: { loss: LogoffLoss }) {
  const words = deregistrationWords()
  return (
    <Card title={words.lossTitle}>
      <Line label={words.balance}>{yuan(loss.balance)}</Line>
      <Line label={words.coupons}>{words.coupon(loss.couponCount)}</Line>
      <Line label={words.coins}>{words.coin(loss.goldCoins)}</Line>
      <Line label={words.memberDays}>{words.day(loss.memberDays)}</Line>
      <Line label={words.rights}>{words.right(loss.rightsCount)}</Line>
      <Line label={words.cards}>{words.coupon(loss.cardCount)}</Line>
    </Card>
  )
}
