import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { GoodsLink } from '@/domain/mall/GoodsLink'
import { mallWords } from '@/i18n/mall'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Countdown } from '@/ui/display/Countdown'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Picture } from '@/ui/media/Picture'
import './FallCard.scss'
import { Steps } from './Steps'
import type { AllowanceStore, FallingGoods } from './store'

/** A product with its price now, the steps of the day, and the time left until the next one. */
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
    <Card room="small" align="stretch" className="fall-card">
      <GoodsLink className="fall-card-goods" goods={goods} module="promotion">
        <Picture className="fall-card-picture" src={goods.picture} mode="aspectFill" lazyLoad />
        <Stack grow>
          <Text kind="large" strong lines={2}>
            {goods.title}
          </Text>
          <Text kind="note" tone="third" lines={2}>
            {goods.subtitle}
          </Text>
          <Row gap={6} align="baseline" className="fall-card-price">
            <Text kind="note" tone="saving">
              {words.todayPrice}
            </Text>
            <Price fen={price} was={goods.originalPrice} />
          </Row>
        </Stack>
      </GoodsLink>
      {/* The steps come later. In an element of their own, a mini-program gets them alone and not the whole card again. */}
      <View>{today && <Steps steps={today.steps} current={today.fall.current} />}</View>
      <Row justify="between" className="fall-card-foot">
        <Row gap={6} align="baseline" className="fall-card-next">
          <Text kind="small">{next ? words.nextStep(next.price) : today?.steps.length ? words.lowest : ''}</Text>
          {next && (
            <Countdown kind="small" strong tone="warning" deadline={next.at} onEnd={() => store.loadPrice(goodsId)} />
          )}
        </Row>
        <Button
          kind="detail"
          text={words.buyNow}
          label={`${words.buyNow} ${goods.title}`}
          busy={store.isBuying(goodsId)}
          onTap={() => store.buy(goodsId, price)}
        />
      </Row>
    </Card>
  )
})
