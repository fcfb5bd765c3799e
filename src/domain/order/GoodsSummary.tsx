import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
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
    <View className="goods-summary">
      <Picture className="goods-summary-picture" src={picture} mode="aspectFill" />
      <View className="goods-summary-main">
        <Text className="goods-summary-title">{title}</Text>
        <View>
          <Tag text={typeName} />
        </View>
        <View className="goods-summary-foot">
          {price === undefined ? <View /> : <Price fen={price} />}
          {quantity !== undefined && <Text className="goods-summary-quantity">{orderWords().quantity(quantity)}</Text>}
        </View>
      </View>
    </View>
  )
})
