import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { rightsWords } from '@/i18n/rights'
import './SubsidyHead.scss'
import type { SubsidyCardsStore } from './store'

/** How many cards can be claimed, and what they are worth together. */
export const SubsidyHead = observer(function SubsidyHead({ store }: { store: SubsidyCardsStore }) {
  const words = rightsWords()
  const { openCount, openWorth } = store
  return (
    <View className="subsidy-head">
      <Text className="subsidy-head-title">{openCount > 0 ? words.openCards(openCount) : words.noOpenCards}</Text>
      <Text className="subsidy-head-text">{openWorth > 0 ? words.worthTogether(openWorth) : words.seeResults}</Text>
    </View>
  )
})
