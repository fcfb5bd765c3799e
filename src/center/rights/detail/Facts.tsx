import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ExtraRight } from '@/contract/rights/extra'
import { endNote } from '@/domain/rights/endNote'
import { claimWords } from '@/i18n/claim'
import { rightsWords } from '@/i18n/rights'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import { Picture } from '@/ui/media/Picture'
import './Facts.scss'

/** What a subsidy benefit card is worth, until when it can be claimed, and where it stands. */
export const Facts = observer(function Facts({ card }: { card: ExtraRight }) {
  const words = rightsWords()
  const { name, text, picture, worth, endTime, state } = card
  return (
    <>
      <HeaderSpread />
      <View className={`subsidy-facts ${state === 'expired' ? 'is-off' : ''}`}>
        <Picture className="subsidy-facts-picture" src={picture} mode="aspectFit" />
        <View className="subsidy-facts-line">
          <Text className="subsidy-facts-name" role="heading" aria-level={2}>
            {name}
          </Text>
          <Tag text={words.subsidyStates[state]} kind={state === 'can_receive' ? 'brand' : 'plain'} />
        </View>
        <Text className="subsidy-facts-text">{text}</Text>
        <View className="subsidy-facts-worth">
          <Text className="subsidy-facts-label">{words.worth}</Text>
          <Price fen={worth} size="large" />
        </View>
        <Text className="subsidy-facts-note">{endNote(claimWords(), endTime, state === 'expired')}</Text>
      </View>
    </>
  )
})
