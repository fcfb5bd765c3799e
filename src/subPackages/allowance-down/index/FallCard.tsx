import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { openGoods } from '@/domain/mall/openGoods'
import { mallWords } from '@/i18n/mall'
import { Button } from '@/ui/Button'
import { Countdown } from '@/ui/Countdown'
import { Picture } from '@/ui/Picture'
import { Price } from '@/ui/Price'
import { Tappable } from '@/ui/Tappable'
import './FallCard.scss'
import { Steps } from './Steps'
import type { AllowanceStore, FallingGoods } from './store'

/** One product: its price now, the way down, and how long until the next step. */
export const FallCard = observer(function FallCard({
  falling,
  store,
}: {
  falling: FallingGoods
  store: AllowanceStore
}) {
  const words = mallWords()
  const { goods, today } = falling
  const { goodsId } = goods
  const { price } = today ?? goods
  const next = today?.fall.next
  return (
    <View className="fall-card">
      <Tappable className="fall-card-goods" role="link" onTap={() => openGoods({ goods, module: 'promotion' })}>
        <Picture className="fall-card-picture" src={goods.picture} mode="aspectFill" lazyLoad />
        <View className="fall-card-words">
          <Text className="fall-card-title">{goods.title}</Text>
          <Text className="fall-card-subtitle">{goods.subtitle}</Text>
          <View className="fall-card-price">
            <Text className="fall-card-label">{words.todayPrice}</Text>
            <Price fen={price} was={goods.originalPrice} />
          </View>
        </View>
      </Tappable>
      {today && <Steps steps={today.steps} current={today.fall.current} />}
      <View className="fall-card-foot">
        <View className="fall-card-next">
          <Text>{next ? words.nextStep(next.price) : today ? words.lowest : ''}</Text>
          {today && next && (
            <Countdown
              className="fall-card-clock"
              deadline={next.at}
              offset={today.offset}
              onEnd={() => void store.loadPrice(goodsId)}
            />
          )}
        </View>
        <Button
          kind="detail"
          text={words.buyNow}
          busy={store.buying === goodsId}
          onTap={() => void store.buy(goodsId, price)}
        />
      </View>
    </View>
  )
})
