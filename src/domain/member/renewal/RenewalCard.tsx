import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { VipTerm } from '@/contract/member/info'
import { renewalWords } from '@/i18n/renewal'
import { formatDate } from '@/lib/date'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Line } from '@/ui/list/Line'
import './RenewalCard.scss'
import type { RenewalStore } from './renewalStore'

const dayOf = (ms: number) => formatDate(ms, 'yyyy-MM-dd')

const tagKinds = { on: 'brand', failed: 'warning', stopped: 'plain', never: 'plain', ended: 'plain' } as const

/** Where the renewal stands: what is charged next and when, or until when the membership runs, and what it is for. */
export const RenewalCard = observer(function RenewalCard({ store, onJoin }: { store: RenewalStore; onJoin(): void }) {
  const words = renewalWords()
  const { term, state } = store
  if (!term || state === 'none') return null
  const day = dayOf(state === 'on' ? (term.nextChargeTime ?? term.endTime) : term.endTime)
  const amount = store.canStop ? (term.failedCharge?.amount ?? term.renewPrice) : undefined
  return (
    <Card>
      <View className="renewal-card" id={`renewal-${state}`}>
        <Row gap={12} justify="between">
          <Text kind="body" tone="second" role="heading" aria-level={2}>
            {words.headings[state]}
          </Text>
          <Tag kind={tagKinds[state]} text={words.states[state]} />
        </Row>
        <Stack above={8}>
          {amount === undefined ? (
            <Text kind="headline" tabular block>
              {day}
            </Text>
          ) : (
            <Price fen={amount} size="large" was={state === 'on' ? term.renewOriginPrice : undefined} />
          )}
          <Text kind="body" tone="second" block above={4}>
            {words.notes[state](day)}
          </Text>
        </Stack>
        <Facts term={term} renews={state !== 'ended'} />
        {state === 'ended' && (
          <Stack above={16}>
            <Button id="renewal-join" block text={words.joinAgain} onTap={onJoin} />
          </Stack>
        )}
      </View>
    </Card>
  )
})

/** What the membership is, and what its renewal costs where it has one or can have one. */
const Facts = observer(function Facts({ term, renews }: { term: VipTerm; renews: boolean }) {
  const words = renewalWords()
  const { startTime, endTime, renewExpireName, renewPrice, aheadDay, serveTimes, savedMoney } = term
  return (
    <View className="renewal-card-facts">
      <Line label={words.term}>{words.termOf(dayOf(startTime), dayOf(endTime))}</Line>
      {renews && renewExpireName && <Line label={words.interval}>{renewExpireName}</Line>}
      {renews && renewPrice > 0 && <Line label={words.price}>{words.priceOf(renewPrice)}</Line>}
      {renews && aheadDay > 0 && <Line label={words.ahead}>{words.aheadOf(aheadDay)}</Line>}
      {serveTimes > 0 && <Line label={words.served}>{words.servedOf(serveTimes)}</Line>}
      {savedMoney > 0 && <Line label={words.saved}>{words.priceOf(savedMoney)}</Line>}
    </View>
  )
})
