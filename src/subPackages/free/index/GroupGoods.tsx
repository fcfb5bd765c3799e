import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { FreeGroup } from '@/contract/activity/free'
import { freeWords } from '@/i18n/free'
import { Tag } from '@/ui/display/Tag'
import { Picture } from '@/ui/media/Picture'
import './GroupGoods.scss'

/** The goods of a group, with what they cost otherwise. */
export const GroupGoods = observer(function GroupGoods({ group }: { group: FreeGroup }) {
  const words = freeWords()
  const { title, picture, worth, size } = group
  return (
    <View className="free-goods">
      <Picture className="free-goods-picture" src={picture} mode="aspectFill" />
      <View className="free-goods-words">
        <Text className="free-goods-title" role="heading" aria-level={2}>
          {title}
        </Text>
        <View className="free-goods-line">
          <Text className="free-goods-free">{words.forFree}</Text>
          <Text className="free-goods-worth">{words.worth(worth)}</Text>
        </View>
        <View className="free-goods-line">
          <Tag kind="brand" text={words.size(size)} />
        </View>
      </View>
    </View>
  )
})
