import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RookieCouponRes } from '@/contract/coupon/offers'
import { TimeLeft } from '@/domain/activity/custom/TimeLeft'
import { newcomerWords } from '@/i18n/newcomer'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './PackHead.scss'
import type { NewcomerStore } from './store'

interface PackHeadProps {
  pack: RookieCouponRes
  store: NewcomerStore
}

/** What the pack is worth, and what this customer can do with it. */
export const PackHead = observer(function PackHead({ pack, store }: PackHeadProps) {
  const words = newcomerWords()
  const { status, total } = pack
  const isNew = status === 'eligible' || status === 'received'
  const text = status === 'eligible' ? words.eligible : status === 'received' ? words.received : words.notNew
  return (
    <View className="pack-head">
      <Text kind="sum" role="heading" aria-level={2}>
        {words.total(total)}
      </Text>
      <Text kind="body">{text}</Text>
      {!isNew && <Text kind="body">{words.notNewHint}</Text>}
      <PackAction pack={pack} store={store} />
    </View>
  )
})

const PackAction = observer(function PackAction({ pack: { status, endTime }, store }: PackHeadProps) {
  const words = newcomerWords()
  if (status === 'received') {
    return (
      <Stack gap={8} above={12} className="pack-head-actions">
        <Button id="pack-use" block kind="second" text={words.toMall} onTap={() => go(routes.mall)} />
        <Button id="pack-coupons" block kind="second" text={words.toCoupons} onTap={() => go(routes.couponList)} />
      </Stack>
    )
  }
  if (status !== 'eligible') {
    return (
      <Stack gap={8} above={12} className="pack-head-actions">
        <Button id="to-welfare" block kind="second" text={words.toWelfare} onTap={() => go(routes.welfareActivity)} />
      </Stack>
    )
  }
  return (
    <Stack gap={8} above={12} className="pack-head-actions">
      {store.canReceive && (
        <Button
          id="pack-receive"
          block
          kind="second"
          text={words.receive}
          busy={store.receiving.busy}
          onTap={store.receive}
        />
      )}
      {endTime !== undefined && (
        <Row gap={6} align="stretch" justify="center" className="pack-head-time">
          <Text kind="small">{words.until}</Text>
          <TimeLeft deadline={endTime} onEnd={store.end} />
        </Row>
      )}
    </Stack>
  )
})
