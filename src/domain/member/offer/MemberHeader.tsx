import { observer } from 'mobx-react'
import { membershipWords } from '@/i18n/membership'
import { formatDate } from '@/lib/date'
import { formatAmount } from '@/lib/money'
import { OfferCard } from '@/ui/display/OfferCard'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './MemberHeader.scss'
import type { MembershipPage } from './readMembership'

/** The card of the membership: until when it runs, or what it is worth, and what the customer has had of it. */
export const MemberHeader = observer(function MemberHeader({ page }: { page: MembershipPage }) {
  const words = membershipWords()
  const { info, tags, scenes } = page
  const { vipIntro, vipInfo: term, rightsInfo } = info
  const day = term && formatDate(term.endTime, 'yyyy-MM-dd')
  const offer = words.benefits(rightsInfo.count, rightsInfo.worth)
  const facts = [
    { label: words.level, value: tags.member_level },
    { label: words.growth, value: tags.member_growth },
    { label: words.days, value: term && words.dayCount(term.serveTimes) },
    { label: words.savedMonth, value: tags.member_saved_month && `¥${tags.member_saved_month}` },
    { label: words.saved, value: term && scenes.includes('vip_saved_money') && `¥${formatAmount(term.savedMoney)}` },
  ].filter(({ value }) => value)
  const note = day ? (info.isVip ? words.until(day) : words.endedOn(day)) : offer
  return (
    <>
      <OfferCard title={vipIntro.title} subtitle={vipIntro.subtitle} picture={vipIntro.card} note={note} />
      {term && facts.length > 0 && (
        <Row gap={4} align="stretch" className="member-facts" role="list">
          {facts.map(({ label, value }) => (
            <Stack key={label} align="center" grow className="member-facts-item" role="listitem">
              <Text kind="body" strong className="member-facts-value">
                {value}
              </Text>
              <Text kind="note" tone="third">
                {label}
              </Text>
            </Stack>
          ))}
        </Row>
      )}
    </>
  )
})
