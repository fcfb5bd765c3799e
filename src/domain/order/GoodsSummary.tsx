import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Picture } from '@/ui/media/Picture'
import './GoodsSummary.scss'

interface GoodsSummaryProps {
  title: string
  picture: string
  typeName: string
  /** Unknown while the price of another order is being asked for. */
  quantity?: number
  /** Price of one piece, fen. */
  price?: number
}

/** What is bought: picture, name, option, number of pieces. */
export const GoodsSummary = observer(function GoodsSummary(props: GoodsSummaryProps) {
  const { title, picture, typeName, quantity, price } = props
  return (
    <Row gap={12} align="stretch" className="goods-summary">
      <Picture className="goods-summary-picture" src={picture} mode="aspectFill" />
      <Stack gap={6} grow>
        <Text kind="large" strong lines={2}>
          {title}
        </Text>
        <View>
          <Tag text={typeName} />
        </View>
        <Row justify="between" className="goods-summary-foot">
          {price === undefined ? <View /> : <Price fen={price} />}
          {quantity !== undefined && (
            <Text kind="small" tone="third">
              {orderWords().quantity(quantity)}
            </Text>
          )}
        </Row>
      </Stack>
    </Row>
  )
})
