import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MemberPageRes } from '@/contract/member/gold'
import { pricingOf } from '@/domain/rights/pricing'
import { memberWords } from '@/i18n/member'
import { saleWords } from '@/i18n/sale'
import { formatDate } from '@/lib/date'
import { OfferCard } from '@/ui/display/OfferCard'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'
import './MemberState.scss'
import type { GoldMemberStore } from './store'

/** The card with the customer's membership, what the chosen level saves one who has none, and whether they came back from the cashier as a member. */
export const MemberState = observer(function MemberState({ store }: { store: GoldMemberStore }) {
  const words = memberWords()
  const { offer, member, level, isMemberBack } = store
  if (!offer?.title || !member) return null
  const pricing = level && !member.isGold && pricingOf({ today: level.price, usual: level.originalPrice })
  return (
    <>
      <OfferCard
        title={offer.title}
        subtitle={offer.subtitle}
        picture={offer.card}
        hero={pricing ? saleWords().saves(pricing.saved) : ''}
        note={noteOf(member, words)}
      />
      {isMemberBack !== -1 && (
        <View className={`gold-state ${isMemberBack === 1 ? 'is-member' : ''}`} role="status">
          <Icon name={isMemberBack === 1 ? 'done' : 'clock'} size={18} />
          <Text kind="body" grow>
            {isMemberBack === 1 ? words.backAsMember : words.backWithout}
          </Text>
        </View>
      )}
    </>
  )
})

function noteOf({ nickName, isGold, goldEndTime }: MemberPageRes, words: ReturnType<typeof memberWords>): string {
  if (goldEndTime === undefined) return nickName ? words.notYet(nickName) : words.notYetYou
  const day = formatDate(goldEndTime, 'yyyy-MM-dd')
  return isGold ? words.until(day) : words.ended(day)
}
