import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { HelpBar } from '@/domain/help/HelpBar'
import { config } from '@/domain/remoteConfig/config'
import { renewalWords } from '@/i18n/renewal'
import { formatDate } from '@/lib/date'
import { toast } from '@/platform/page/toast'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { OfferCard } from '@/ui/display/OfferCard'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { RuleList } from '@/ui/list/RuleList'
import { Icon } from '@/ui/media/Icon'
import { DocumentList } from '../DocumentList'
import { ChangeLog } from './ChangeLog'
import { CouponTip } from './CouponTip'
import { FailedCharge } from './FailedCharge'
import { RenewalCard } from './RenewalCard'
import { RenewalLinks, type RenewalWays } from './RenewalLinks'
import './RenewalScreen.scss'
import { RenewalSwitch } from './RenewalSwitch'
import type { RenewalStore } from './renewalStore'
import { switchedText } from './switchedText'

interface RenewalScreenProps {
  store: RenewalStore
  ways: RenewalWays
  /** The customer wants to stop the renewal: what the membership asks first. */
  onStop(): void
  popups?: ReactNode
}

/** The renewal of a membership: the next charge, what it is for, and starting or stopping it. */
export const RenewalScreen = observer(function RenewalScreen({ store, ways, onStop, popups }: RenewalScreenProps) {
  const words = renewalWords()
  const { info, term, state } = store
  useEnd(store.switching, { done: (answer) => toast(switchedText(words, answer, info?.isVip ?? false)) })
  const hasBar = store.isInGroupB('vip_renew_button') && (store.canStop || store.canStart)
  const day = term && formatDate(term.endTime, 'yyyy-MM-dd')
  const control = <RenewalSwitch store={store} look={hasBar ? 'bar' : 'row'} onStop={onStop} />
  return (
    <Screen remote={store.page} onRetry={store.load} skeleton="detail" footer={hasBar && control} popups={popups}>
      {info && !term && (
        <EmptyState illustration="empty" icon="crown" text={words.noneTitle} hint={words.noneHint}>
          <Button id="renewal-join" text={words.join} onTap={ways.join} />
        </EmptyState>
      )}
      {info && term && day && (
        <>
          <OfferCard
            title={info.vipIntro.title}
            subtitle={info.vipIntro.subtitle}
            picture={info.vipIntro.card}
            note={info.isVip ? words.until(day) : words.endedOn(day)}
          />
          <Stack gap={12} className="renewal-screen">
            {store.isInGroupB('vip_renew_notification') && <Notice store={store} />}
            <FailedCharge store={store} />
            <RenewalCard store={store} onJoin={ways.join} />
            {!hasBar && control}
            {state !== 'ended' && state !== 'failed' && <CouponTip store={store} onTap={ways.join} />}
            <Tips />
            <RenewalLinks ways={ways} />
            <DocumentList documents={info.contractInfo} />
            {!ways.rules && <RuleList title={words.rules} rules={info.vipIntro.rules} />}
            {store.hasChanges && <ChangeLog store={store} />}
            <HelpBar about={{ about: 'membership' }} />
          </Stack>
        </>
      )}
    </Screen>
  )
})

/** Tells of the next charge at the top, for customers whose grey group sees it. */
const Notice = observer(function Notice({ store }: { store: RenewalStore }) {
  const { term, state } = store
  if (state !== 'on' || !term?.nextChargeTime) return null
  return (
    <Row gap={8} align="stretch" className="renewal-screen-notice" id="renewal-notice" role="status">
      <Icon name="speaker" size={18} />
      <Text kind="body" grow>
        {renewalWords().notice(term.renewPrice, formatDate(term.nextChargeTime, 'yyyy-MM-dd'), term.aheadDay)}
      </Text>
    </Row>
  )
})

/** What an operator says of the renewal in the low-code configuration. */
const Tips = observer(function Tips() {
  const { renewPlanTips } = config.values.vip
  return renewPlanTips ? (
    <Text kind="note" tone="third" className="renewal-screen-tips">
      {renewPlanTips}
    </Text>
  ) : null
})
