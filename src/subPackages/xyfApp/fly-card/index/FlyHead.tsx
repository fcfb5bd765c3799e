import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { rightsWords } from '@/i18n/rights'
import { Tag } from '@/ui/display/Tag'
import './FlyHead.scss'

/** What a fly card is. @param days how long an activated card serves; 0 where that is not known */
export const FlyHead = observer(function FlyHead({ days }: { days: number }) {
  const words = rightsWords()
  return (
    <View className="fly-head">
      <Text className="fly-head-title" role="heading" aria-level={2}>
        {words.flyTitle}
      </Text>
      <Text className="fly-head-text">{words.flyText}</Text>
      {days > 0 && (
        <View className="fly-head-tags">
          <Tag kind="brand" text={words.flyDays(days)} />
        </View>
      )}
    </View>
  )
})
