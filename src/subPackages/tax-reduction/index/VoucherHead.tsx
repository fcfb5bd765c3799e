import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ActivityItem } from '@/contract/activity/custom'
import { ActivityTime } from '@/domain/activity/custom/ActivityTime'
import { inflationWords } from '@/i18n/inflation'
import { shortAmount } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { variables } from '@/ui/hooks/variables'
import { Stack } from '@/ui/layout/Stack'
import type { InflationStore } from './store'
import './VoucherHead.scss'

interface VoucherHeadProps {
  voucher: ActivityItem
  store: InflationStore
}

/** The voucher as a ticket: what it is worth, how far it has grown, and the way to keep or use it. */
export const VoucherHead = observer(function VoucherHead({ voucher, store }: VoucherHeadProps) {
  const words = inflationWords()
  const { done, total, amount, title, text } = voucher
  const share = total > 0 ? Math.round(Math.min(done / total, 1) * 100) : 0
  return (
    <View className="voucher-head">
      <Stack gap={6} align="center" className="voucher-head-ticket">
        <Text kind="small" tone="second">
          {store.isKept ? words.kept : words.worth}
        </Text>
        <Text kind="amount" tone="saving" tabular className="voucher-head-amount">
          {shortAmount(amount)}
        </Text>
        <Text kind="body" strong>{`${title} · ${text}`}</Text>
        <View className="voucher-head-bar" aria-hidden="true">
          <View className="voucher-head-done" style={variables({ share })} />
        </View>
        <Text kind="small" tone="second">
          {store.left > 0 ? words.most(total) : words.full}
        </Text>
        <Stack gap={4} above={8} className="voucher-head-action">
          <HeadAction voucher={voucher} store={store} />
        </Stack>
        <ActivityTime store={store.activity} />
      </Stack>
    </View>
  )
})

const HeadAction = observer(function HeadAction({ voucher, store }: VoucherHeadProps) {
  const words = inflationWords()
  if (store.isKept) {
    return (
      <>
        <Button id="voucher-use" block text={words.toMall} onTap={() => go(routes.mall)} />
        <Button id="voucher-coupons" block kind="plain" text={words.toCoupons} onTap={() => go(routes.couponList)} />
      </>
    )
  }
  if (store.activity.state !== 'open' || !store.activity.taking.isOffered) return null
  return (
    <Button
      id="voucher-keep"
      block
      text={words.keep(voucher.amount)}
      busy={store.activity.taking.isClaiming(voucher.itemId)}
      onTap={store.keep}
    />
  )
})
