import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { formatPrice } from '@/lib/money'
import { Price } from '@/ui/Price'
import { Line } from './Line'

interface AmountLinesProps {
  goodsAmount: number
  memberDiscountAmount: number
  couponDiscountAmount: number
  /** What is paid in the end, fen. */
  transAmount: number
  totalLabel: string
}

/** How an order adds up; a discount that is not there has no line. */
export const AmountLines = observer(function AmountLines(props: AmountLinesProps) {
  const words = orderWords()
  const off = [
    [words.memberDiscount, props.memberDiscountAmount],
    [words.couponDiscount, props.couponDiscountAmount],
  ] as const
  return (
    <>
      <Line label={words.goodsAmount}>{`¥${formatPrice(props.goodsAmount)}`}</Line>
      {off.map(
        ([label, fen]) =>
          fen > 0 && (
            <Line key={label} label={label} kind="off">
              <Text>-¥{formatPrice(fen)}</Text>
            </Line>
          ),
      )}
      <Line label={props.totalLabel} kind="strong">
        <Price fen={props.transAmount} />
      </Line>
    </>
  )
})
