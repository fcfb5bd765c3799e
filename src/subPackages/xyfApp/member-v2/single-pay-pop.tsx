import { BuyBar } from '@/domain/member/offer/BuyBar'
import { BuyPopups } from '@/domain/member/offer/BuyPopups'
import { ConfirmContent } from '@/domain/member/offer/ConfirmSheet'
import { MembershipStore } from '@/domain/member/offer/membershipStore'
import { singleTerm } from '@/domain/member/offer/memberships'
import { OfferedPrices } from '@/domain/member/offer/OfferedPrices'
import { membershipWords } from '@/i18n/membership'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import './single-pay-pop/single-pay-pop.scss'

/** One term of the membership, bought once and never charged again: what it is, what it costs, and the way to pay. */
export default page(routes.memberPayPop, function MemberPayPop() {
  const store = useScreenStore(() => new MembershipStore(singleTerm))
  const words = membershipWords()
  const { chosen, term } = store
  const info = store.page.value?.info
  return (
    <Screen
      remote={store.page}
      onRetry={store.load}
      skeleton="detail"
      footer={chosen && <BuyBar store={store} price={chosen} />}
      popups={<BuyPopups store={store} />}
    >
      <Stack gap={12} page className="single-pay">
        {info?.isVip && term && (
          <Card title={words.popAlready}>
            <Text kind="body" tone="second">
              {words.popAlreadyText(formatDate(term.endTime, 'yyyy-MM-dd'))}
            </Text>
          </Card>
        )}
        {chosen && info && (
          <>
            <OfferedPrices store={store} />
            <Card title={words.popTitle}>
              <ConfirmContent info={info} price={chosen} nextCharge={undefined} />
            </Card>
          </>
        )}
        {!chosen && <EmptyState illustration="empty" icon="crown" text={words.popNone} hint={words.noPricesHint} />}
        <Button kind="plain" text={words.toMembership} onTap={() => go(routes.member)} />
      </Stack>
    </Screen>
  )
})
