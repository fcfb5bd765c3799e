import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ExtraRight } from '@/contract/rights/extra'
import { endNote } from '@/domain/rights/endNote'
import { claimWords } from '@/i18n/claim'
import { rightsWords } from '@/i18n/rights'
import { go } from '@/navigate'
import { report } from '@/report/report'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import { Icon } from '@/ui/media/Icon'
import './SubsidyRow.scss'

/** A subsidy benefit card in the list; it opens its details, where it is claimed. */
export const SubsidyRow = observer(function SubsidyRow({ card }: { card: ExtraRight }) {
  const words = rightsWords()
  const { rightId, name, text, worth, endTime, state } = card
  const canReceive = state === 'can_receive'
  const open = () => {
    report('memberRightsTap', { productId: rightId })
    go(routes.subsidyCard, { rightsId: rightId })
  }
  return (
    <View role="listitem">
      <Tappable
        id={`subsidy-${rightId}`}
        className={`subsidy-row ${state === 'expired' ? 'is-off' : ''}`}
        role="link"
        onTap={open}
      >
        <View className="subsidy-row-worth">
          <Price fen={worth} size="large" />
        </View>
        <View className="subsidy-row-words">
          <View className="subsidy-row-line">
            <Text className="subsidy-row-name">{name}</Text>
            <Tag text={words.subsidyStates[state]} kind={canReceive ? 'brand' : 'plain'} />
          </View>
          <Text className="subsidy-row-text">{text}</Text>
          <Text className="subsidy-row-note">{endNote(claimWords(), endTime, state === 'expired')}</Text>
        </View>
        <Icon name="next" size={16} />
      </Tappable>
    </View>
  )
})
