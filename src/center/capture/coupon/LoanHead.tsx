import { observer } from 'mobx-react'
import type { CouponStore } from '@/domain/coupon/couponStore'
import { couponWords } from '@/i18n/coupon'
import { shortAmount } from '@/lib/money'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import './LoanHead.scss'

/** What the customer's best coupon pays of a loan. */
export const LoanHead = observer(function LoanHead({ store }: { store: CouponStore }) {
  const words = couponWords()
  return (
    <Stack gap={2} className="loan-head">
      <Text kind="small">{words.loanTitle}</Text>
      <Text kind="amount" tabular className="loan-head-sum">
        {store.counts ? shortAmount(store.saving) : '--'}
      </Text>
      <Text kind="small">{words.loanHint}</Text>
    </Stack>
  )
})
