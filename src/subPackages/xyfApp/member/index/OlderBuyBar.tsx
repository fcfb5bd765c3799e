import { observer } from 'mobx-react'
import type { PayOption } from '@/contract/member/info'
import { BuyRow } from '@/domain/member/offer/BuyRow'
import { pricingOfTerm } from '@/domain/member/offer/pricing'
import { membershipWords } from '@/i18n/membership'
import { useReminder } from '@/ui/hooks/useReminder'
import type { OlderMemberStore } from './store'

/** The tick, the price of the chosen term, and the button that orders it. */
export const OlderBuyBar = observer(function OlderBuyBar({
  store,
  price,
}: {
  store: OlderMemberStore
  price: PayOption
}) {
  const words = membershipWords()
  const { info, agreed, agree, refusal, ordering } = store
  const [isMissing, remind] = useReminder(agreed)
  const buy = () => {
    if (!store.buy()) remind()
  }
  return (
    <BuyRow
      pricing={pricingOfTerm(price)}
      text={info?.isVip ? words.renew : words.buy}
      documents={info?.contractInfo.filter(({ type }) => type !== 'renewal') ?? []}
      agreed={agreed}
      onAgree={agree}
      isMissing={isMissing}
      refusal={refusal}
      busy={ordering.busy}
      onBuy={buy}
    />
  )
})
