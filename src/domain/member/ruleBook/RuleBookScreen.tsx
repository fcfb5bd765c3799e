import { observer } from 'mobx-react'
import { renewalWords } from '@/i18n/renewal'
import { formatDate } from '@/lib/date'
import { Screen } from '@/shell/Screen'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { OfferCard } from '@/ui/display/OfferCard'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Line } from '@/ui/list/Line'
import { RuleList } from '@/ui/list/RuleList'
import { DocumentList } from '../DocumentList'
import './RuleBookScreen.scss'
import type { RuleBookStore } from './ruleBookStore'
import type { NamedPrice } from './ruleBooks'

interface RuleBookScreenProps {
  store: RuleBookStore
  onJoin(): void
}

/** The rules of a membership, its prices, and the documents that a customer accepts by buying. */
export const RuleBookScreen = observer(function RuleBookScreen({ store, onJoin }: RuleBookScreenProps) {
  const words = renewalWords()
  const info = store.page.value
  const { prices } = store
  return (
    <Screen remote={store.page} onRetry={store.load} skeleton="detail">
      {info && (
        <>
          <OfferCard
            title={info.vipIntro.title}
            subtitle={info.vipIntro.subtitle}
            picture={info.vipIntro.card}
            note={info.isVip && info.vipInfo ? words.until(formatDate(info.vipInfo.endTime, 'yyyy-MM-dd')) : ''}
          />
          <Stack gap={12} className="rule-book">
            <Card>
              {info.vipIntro.rules.length > 0 ? (
                <RuleList isMain title={words.rules} rules={info.vipIntro.rules} />
              ) : (
                <EmptyState illustration="empty" icon="document" text={words.noRules} />
              )}
            </Card>
            {prices.length > 0 && <Prices prices={prices} />}
            <DocumentList documents={info.contractInfo} />
            <Button id="rules-join" block text={info.isVip ? words.toMember : words.join} onTap={onJoin} />
          </Stack>
        </>
      )}
    </Screen>
  )
})

const Prices = observer(function Prices({ prices }: { prices: readonly NamedPrice[] }) {
  const words = renewalWords()
  return (
    <Card title={words.prices}>
      {prices.map(({ name, pricing: { today, usual, renewal } }) => (
        <Line key={name} label={name}>
          <Stack align="end">
            <Price fen={today} was={usual} />
            {renewal !== undefined && (
              <Text kind="note" tone="third">
                {words.eachRenewal(renewal)}
              </Text>
            )}
          </Stack>
        </Line>
      ))}
      <Text kind="note" tone="third" block above={8}>
        {words.pricesHint}
      </Text>
    </Card>
  )
})
