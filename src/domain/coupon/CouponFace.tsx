import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { couponWords } from '@/i18n/coupon'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './CouponFace.scss'
import { shortAmount } from '@/lib/money'

interface CouponFaceProps {
  /** In fen; a threshold of 0 is none. */
  amount: number
  threshold: number
  name: string
  scope: string
  /** Labels beside the name. */
  tags?: ReactNode
  /** Under what it is for: until when it can be used, or how many are left. */
  children?: ReactNode
}

/** The face of a coupon: what it takes off on its stub, and beside it what it is. */
export const CouponFace = observer(function CouponFace(props: CouponFaceProps) {
  const { amount, threshold, name, scope, tags, children } = props
  const words = couponWords()
  return (
    <Row align="stretch" className="coupon-face">
      <Stack gap={4} align="center" justify="center" className="coupon-face-stub">
        <Text strong kind="sum" tabular whole>
          <Text strong kind="body" className="coupon-face-sign">
            ¥
          </Text>
          {shortAmount(amount)}
        </Text>
        <Text kind="note">{threshold > 0 ? words.from(threshold) : words.fromNothing}</Text>
      </Stack>
      <Stack gap={4} justify="center" grow className="coupon-face-words">
        <Row gap={6} wrap>
          <Text kind="large" strong>
            {name}
          </Text>
          {tags}
        </Row>
        <Text kind="note" tone="second">
          {scope}
        </Text>
        {children}
      </Stack>
    </Row>
  )
})
