import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { renewalWords } from '@/i18n/renewal'
import { report } from '@/report/report'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import './CouponTip.scss'
import type { RenewalStore } from './renewalStore'

/** Mentions the interest-free coupon that a renewal brings, and leads to where it is claimed. */
export const CouponTip = observer(function CouponTip({ store, onTap }: { store: RenewalStore; onTap(): void }) {
  const { renewalCoupon, vipType } = store.membership
  const isShown = renewalCoupon !== undefined
  useEffect(() => {
    if (isShown) report('memberCouponShow', { productId: vipType })
  }, [isShown, vipType])
  if (renewalCoupon === undefined) return null
  const words = renewalWords()
  const open = () => {
    report('memberCouponTap', { productId: vipType })
    onTap()
  }
  return (
    <Tappable id="renewal-coupon" className="coupon-tip" role="link" onTap={open}>
      <Icon name="ticket" size={24} />
      <Stack grow>
        <Text kind="body" strong>
          {words.coupon(renewalCoupon)}
        </Text>
        <Text kind="note" tone="second">
          {words.couponHint}
        </Text>
      </Stack>
      <Row className="coupon-tip-more">
        <Text kind="note">{words.toCoupon}</Text>
        <Icon name="next" size={14} />
      </Row>
    </Tappable>
  )
})
