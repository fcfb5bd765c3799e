import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { orderWords } from '@/i18n/order'
import { yuan } from '@/lib/money'
import { Text } from '@/ui/display/Text'
import { Line } from '@/ui/list/Line'
import { OrderPrice } from './OrderPrice'

interface AmountLinesProps {
  /** After the subsidy, which a server may not tell. */
  goodsAmount: number
  subsidyAmount?: number
  memberDiscountAmount: number
  couponDiscountAmount: number
  /** What is paid in the end, fen. */
  transAmount: number
  totalLabel: string
  /** Takes the place of the coupon's line where a coupon can be chosen. */
  coupon?: ReactNode
}

/** How an order adds up; a discount that is not there has no line. */
export const AmountLines = observer(function AmountLines(props: AmountLinesProps) {
  const words = orderWords()
  const { subsidyAmount = 0 } = props
  return (
    <>
      <Line label={words.goodsAmount}>{yuan(props.goodsAmount + subsidyAmount)}</Line>
      <Discount label={words.subsidy} fen={subsidyAmount} />
      <Discount label={words.memberDiscount} fen={props.memberDiscountAmount} />
      {props.coupon ?? <Discount label={words.couponDiscount} fen={props.couponDiscountAmount} />}
      <Line label={props.totalLabel} kind="strong">
        <OrderPrice fen={props.transAmount} />
      </Line>
    </>
  )
})

const Discount = ({ label, fen }: { label: string; fen: number }) =>
  fen > 0 ? (
    <Line label={label} kind="off">
      <Text>{`-${yuan(fen)}`}</Text>
    </Line>
  ) : null
