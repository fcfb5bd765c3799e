import { observer } from 'mobx-react'
import { CouponRow } from '@/domain/order/confirm/CouponRow'
import type { ConfirmStore } from '@/domain/order/confirm/confirmStore'
import { topupWords } from '@/i18n/topup'
import { yuan } from '@/lib/money'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Card } from '@/ui/display/Card'
import { Line } from '@/ui/list/Line'

interface SavingsCardProps {
  store: ConfirmStore
  onOpenCoupons(): void
}

/** What the chosen amount costs less for this customer; a refusal of the order that is not about the number stands here. */
export const SavingsCard = observer(function SavingsCard({ store, onOpenCoupons }: SavingsCardProps) {
  const words = topupWords()
  const { amounts, info } = store.offer
  const refused = store.messageAt('goods')
  if (!amounts) {
    if (info.status !== 'failed') return null
    return (
      <Alarm text={words.offerFailed}>
        <Button id="topup-price-again" size="small" kind="second" text={words.again} onTap={() => void store.load()} />
      </Alarm>
    )
  }
  return (
    <Card title={words.discountTitle}>
      {refused !== undefined && <Alarm text={refused || words.offerFailed} />}
      {amounts.memberDiscountAmount > 0 && (
        <Line label={words.memberDiscount} kind="off">{`-${yuan(amounts.memberDiscountAmount)}`}</Line>
      )}
      <CouponRow store={store} onOpen={onOpenCoupons} />
    </Card>
  )
})
