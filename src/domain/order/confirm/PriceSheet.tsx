import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { yuan } from '@/lib/money'
import { Button } from '@/ui/action/Button'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'
import { Line } from '@/ui/list/Line'
import './PriceSheet.scss'

interface PriceSheetProps {
  /** What the customer saw, fen; the sheet is open while there is one. */
  oldAmount: number | undefined
  newAmount: number
  busy: boolean
  onAccept(): void
  onRefuse(): void
}

/** The shop changed its price meanwhile: the old and the new one, and the question whether to go on. */
export const PriceSheet = observer(function PriceSheet(props: PriceSheetProps) {
  const { oldAmount, newAmount, busy, onAccept, onRefuse } = props
  const words = orderWords()
  return (
    <Sheet
      id="price-sheet"
      open={oldAmount !== undefined}
      title={words.priceTitle}
      onClose={onRefuse}
      footer={
        <>
          <Button kind="second" text={words.priceRefuse} onTap={onRefuse} />
          <Button id="price-accept" text={words.priceAccept} busy={busy} onTap={onAccept} />
        </>
      }
    >
      <View className="price-sheet">
        <Text tone="second" block className="price-sheet-text">
          {words.priceText}
        </Text>
        <Line label={words.priceOld}>
          <Text tone="third" className="price-sheet-old">
            {yuan(oldAmount ?? 0)}
          </Text>
        </Line>
        <Line label={words.priceNew} kind="strong">
          <Price fen={newAmount} size="large" />
        </Line>
      </View>
    </Sheet>
  )
})
