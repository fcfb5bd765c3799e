import { observer } from 'mobx-react'
import { coinWords } from '@/i18n/coin'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import './RedeemLinks.scss'

/** The ways to the screens on which codes are redeemed. */
export const RedeemLinks = observer(function RedeemLinks() {
  const { links } = coinWords().redeem
  return (
    <Row gap={8} align="stretch" className="redeem-links">
      <Tappable
        id="coin-redeem-packet"
        className="redeem-links-link"
        role="link"
        onTap={() => go(routes.exchangeRedPacket)}
      >
        <Icon name="gift" size={18} />
        <Text kind="small" strong>
          {links.redPacket}
        </Text>
      </Tappable>
      <Tappable
        id="coin-redeem-coupon"
        className="redeem-links-link"
        role="link"
        onTap={() => go(routes.exchangeCoupon)}
      >
        <Icon name="ticket" size={18} />
        <Text kind="small" strong>
          {links.coupon}
        </Text>
      </Tappable>
    </Row>
  )
})
