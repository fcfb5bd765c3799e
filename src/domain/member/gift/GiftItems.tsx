import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { giftWords } from '@/i18n/gift'
import { Tappable } from '@/ui/action/Tappable'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { ChoiceMark } from '@/ui/input/ChoiceMark'
import { Picture } from '@/ui/media/Picture'
import './GiftItems.scss'
import type { GiftStore } from './giftStore'

/** The items of a gift: one is to be chosen while it can be received, otherwise they show what it gives. */
export const GiftItems = observer(function GiftItems({ store }: { store: GiftStore }) {
  const words = giftWords()
  const { info, item } = store
  if (!info || info.items.length === 0) return null
  const canChoose = info.state === 'can_receive' && info.items.length > 1
  const title = canChoose ? words.choose : words.inside
  return (
    <Card title={title}>
      <View className="gift-items" {...(canChoose ? { role: 'radiogroup', 'aria-label': title } : { role: 'list' })}>
        {info.items.map(({ itemId, itemName, itemImg }) => {
          const isChosen = canChoose && itemId === item?.itemId
          const face = (
            <>
              <Picture className="gift-items-picture" src={itemImg} mode="aspectFit" />
              <Text kind="body" strong>
                {itemName}
              </Text>
            </>
          )
          return canChoose ? (
            <Tappable
              key={itemId}
              id={`gift-item-${itemId}`}
              className={`gift-items-one ${isChosen ? 'is-chosen' : ''}`}
              role="radio"
              selected={isChosen}
              label={itemName}
              onTap={() => store.choose(itemId)}
            >
              {face}
              <ChoiceMark isOn={isChosen} />
            </Tappable>
          ) : (
            <View key={itemId} className="gift-items-one" role="listitem">
              {face}
            </View>
          )
        })}
      </View>
    </Card>
  )
})
