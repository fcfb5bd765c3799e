import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { giftWords } from '@/i18n/gift'
import { formatDate } from '@/lib/date'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import './GivenCard.scss'
import type { GivenItem } from './giftStore'

/** What the gift has given, when, and what came of it; only that it was received where the server does not tell more. */
export const GivenCard = observer(function GivenCard({ given }: { given: GivenItem | undefined }) {
  const words = giftWords()
  return (
    <View className="gift-given" role="status">
      <View className="gift-given-head">
        <Icon name="done" size={20} />
        <Text className="gift-given-title">{words.received}</Text>
      </View>
      {given && (
        <View className="gift-given-item">
          <Picture className="gift-given-picture" src={given.itemImg} mode="aspectFit" />
          <View className="gift-given-words">
            <Text className="gift-given-name">{given.itemName}</Text>
            <Text className="gift-given-result">{given.result}</Text>
            {given.receivedAt !== undefined && (
              <Text className="gift-given-time">
                {words.receivedOn(formatDate(given.receivedAt, 'yyyy-MM-dd HH:mm'))}
              </Text>
            )}
          </View>
        </View>
      )}
    </View>
  )
})
