import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GoodsCard as Goods } from '@/contract/mall/goods'
import { GoodsCard } from '@/domain/mall/GoodsCard'
import { homeWords } from '@/i18n/home'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Gradual } from '@/ui/list/Gradual'
import { Icon } from '@/ui/media/Icon'
import './ForYou.scss'

/** A few goods and the way to all of them. */
export const ForYou = observer(function ForYou({ goods }: { goods: readonly Goods[] }) {
  const words = homeWords()
  if (goods.length === 0) return null
  return (
    <View>
      <Row justify="between" className="home-for-you-head">
        <Text kind="heading" role="heading" aria-level={2}>
          {words.forYou}
        </Text>
        <Tappable className="home-for-you-more" role="link" onTap={() => go(routes.mall)}>
          <Text kind="small">{words.moreGoods}</Text>
          <Icon name="next" size={14} />
        </Tappable>
      </Row>
      <View className="home-for-you-goods">
        <Gradual size={4}>
          {goods.map((one) => (
            <GoodsCard key={one.goodsId} goods={one} module="home" />
          ))}
        </Gradual>
      </View>
    </View>
  )
})
