import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ExtraRight } from '@/contract/rights/extra'
import { endNote } from '@/domain/rights/endNote'
import { claimWords } from '@/i18n/claim'
import { rightsWords } from '@/i18n/rights'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
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
        <Row gap={8} justify="center" wrap>
          <Text kind="headline" role="heading" aria-level={2}>
            {name}
          </Text>
          <Tag text={words.subsidyStates[state]} kind={state === 'can_receive' ? 'brand' : 'plain'} />
        </Row>
        <Text kind="body" tone="second">
          {text}
        </Text>
        <Row gap={8} align="baseline">
          <Text kind="note" tone="third">
            {words.worth}
          </Text>
          <Price fen={worth} size="large" />
        </Row>
        <Text kind="note" tone="third">
          {endNote(claimWords(), endTime, state === 'expired')}
        </Text>
      </View>
    </>
  )
})
