import { observer } from 'mobx-react'
import type { PriceOption } from '@/contract/member/info'
import { askReminder } from '@/domain/account/askReminder'
import { ReminderUse } from '@/domain/account/ReminderUse'
import { openBlockLink } from '@/domain/remoteConfig/blocks/LinkArea'
import { membershipWords } from '@/i18n/membership'
import { formatDate } from '@/lib/date'
import { Text } from '@/ui/display/Text'
import { useReminder } from '@/ui/hooks/useReminder'
import { Check } from '@/ui/input/Check'
import { asLinks, BuyRow } from './BuyRow'
import './BuyRow.scss'
import type { MembershipStore } from './membershipStore'
import { pricingOfPlan } from './pricing'
import { intervalOf } from './purchase'

/** Type of the document that the customer accepts by agreeing to the renewal. */
const renewalType = 'renewal'

interface BuyBarProps {
  store: MembershipStore
  price: PriceOption
}

/**
 * The foot of a membership's screen. What renews says at the button what is charged, from when and how often, and needs a tick of its own,
 * which is never set beforehand.
 */
export const BuyBar = observer(function BuyBar({ store, price }: BuyBarProps) {
  const words = membershipWords()
  const { buying, nextCharge, discountTip } = store
  const [lacksTerms, remind] = useReminder(buying.agreed)
  const [lacksRenewal, remindOfRenewal] = useReminder(buying.agreedRenewal)
  const info = store.page.value?.info
  if (!info) return null
  const documents = info.contractInfo
  const buy = () => {
    const missing = buying.missingTick(price)
    if (missing) return missing === 'renewal' ? remindOfRenewal() : remind()
    if (price.canRenew) void askReminder('renewal')
    return store.buy()
  }
  return (
    <BuyRow
      pricing={pricingOfPlan(price)}
      tip={discountTip}
      text={info.isVip ? words.renew : words.buy}
      documents={documents.filter(({ type }) => type !== renewalType)}
      agreed={buying.agreed}
      onAgree={buying.agree}
      isMissing={lacksTerms}
      refusal={buying.refusal}
      busy={buying.placing.busy}
      onBuy={buy}
    >
      {nextCharge !== undefined && (
        <>
          <Text kind="note" tone="second">
            {words.renewal(formatDate(nextCharge, 'yyyy-MM-dd'), price.contractPrice, intervalOf(price.contractType))}
          </Text>
          <Check
            id="member-agree-renewal"
            checked={buying.agreedRenewal}
            text={words.agreeRenewal}
            links={asLinks(documents.filter(({ type }) => type === renewalType))}
            onChange={buying.agreeRenewal}
            onLink={openBlockLink}
            problem={lacksRenewal && words.tickRenewal}
          />
          <ReminderUse reminder="renewal" />
        </>
      )}
    </BuyRow>
  )
})
