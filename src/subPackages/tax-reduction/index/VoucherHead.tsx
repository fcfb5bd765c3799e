import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ActivityItem } from '@/contract/activity/custom'
import { ActivityTime } from '@/domain/activity/custom/ActivityTime'
import { inflationWords } from '@/i18n/inflation'
import { shortPrice } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { variables } from '@/ui/hooks/variables'
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
      <View className="voucher-head-ticket">
        <Text className="voucher-head-label">{store.isKept ? words.kept : words.worth}</Text>
        <Text className="voucher-head-amount">{shortPrice(amount)}</Text>
        <Text className="voucher-head-name">{`${title} · ${text}`}</Text>
        <View className="voucher-head-bar" aria-hidden="true">
          <View className="voucher-head-done" style={variables({ share })} />
        </View>
        <Text className="voucher-head-label">{store.left > 0 ? words.most(total) : words.full}</Text>
        <View className="voucher-head-action">
          <HeadAction voucher={voucher} store={store} />
        </View>
        <ActivityTime store={store.activity} />
      </View>
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
  if (store.activity.state !== 'open') return null
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
