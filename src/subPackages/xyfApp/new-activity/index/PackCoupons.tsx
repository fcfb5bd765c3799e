import { observer } from 'mobx-react'
import type { RookieCouponRes } from '@/contract/coupon/offers'
import { leadsSomewhere, openBlockLink } from '@/domain/remoteConfig/blocks/LinkArea'
import { newcomerWords } from '@/i18n/newcomer'
import { shortYuan } from '@/lib/money'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './PackCoupons.scss'

/** The coupons of the pack; those that were received lead to where they are used. */
export const PackCoupons = observer(function PackCoupons({ pack }: { pack: RookieCouponRes }) {
  const words = newcomerWords()
  return (
    <Card title={words.coupons}>
      <Stack gap={8} className="pack-coupons" role="list">
        {pack.coupons.map(({ name, amount, threshold, scope, jumpUrl }, index) => (
          <Row key={`${index}-${name}`} gap={12} className="pack-coupon" role="listitem">
            <Stack align="center" className="pack-coupon-worth">
              <Text kind="figure" tone="saving" tabular>
                {shortYuan(amount)}
              </Text>
              <Text kind="note" tone="second">
                {words.from(threshold)}
              </Text>
            </Stack>
            <Stack grow>
              <Text kind="body" strong>
                {name}
              </Text>
              <Text kind="note" tone="second">
                {scope}
              </Text>
            </Stack>
            {pack.status === 'received' && leadsSomewhere(jumpUrl) && (
              <Button
                id={`pack-use-${index}`}
                size="small"
                kind="second"
                text={words.use}
                label={`${words.use} ${name}`}
                onTap={() => openBlockLink(jumpUrl)}
              />
            )}
          </Row>
        ))}
      </Stack>
    </Card>
  )
})
