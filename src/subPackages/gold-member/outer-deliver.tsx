import { GoldBenefits } from '@/domain/member/GoldBenefits'
import { TermsSheet } from '@/domain/member/TermsSheet'
import { memberWords } from '@/i18n/member'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { OfferCard } from '@/ui/display/OfferCard'
import { Stack } from '@/ui/layout/Stack'
import { RuleList } from '@/ui/list/RuleList'
import { Received } from './outer-deliver/Received'
import { ReceiveForm } from './outer-deliver/ReceiveForm'
import { OuterDeliverStore } from './outer-deliver/store'

/** The gold membership for visitors from outside, proved by phone and code. It never leads to login by itself. */
export default page(routes.goldOuter, function OuterDeliver() {
  const store = useScreenStore(() => new OuterDeliverStore())
  const words = memberWords()
  const { offer } = store
  useEnd(store.receiving)
  return (
    <Screen remote={store.page} onRetry={store.load} skeleton="form" popups={<TermsSheet store={store.terms} />}>
      {offer && (
        <>
          <OfferCard
            title={offer.title}
            subtitle={offer.subtitle}
            picture={offer.card}
            note={`${words.free(offer.months)} · ${words.worth(offer.worth)}`}
          />
          <Stack gap={12} page>
            {store.endTime === undefined ? <ReceiveForm store={store} /> : <Received endTime={store.endTime} />}
            <GoldBenefits benefits={offer.benefits} />
            <RuleList title={words.receiveRules} rules={offer.rules} />
          </Stack>
        </>
      )}
    </Screen>
  )
})
