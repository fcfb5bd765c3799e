import { observer } from 'mobx-react'
import type { WithdrawRow } from '@/contract/wallet/withdraw'
import { walletWords } from '@/i18n/wallet'
import { formatDate } from '@/lib/date'
import { yuan } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text, type Tone } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { knownStatus, lookOf, type StateLook } from '../result/withdrawState'
import './RecordRow.scss'

const tones: Readonly<Record<StateLook, Tone>> = {
  moving: 'second',
  waiting: 'warning',
  done: 'success',
  failed: 'danger',
}

/** One withdrawal: where it went, how much, when, and where it stands; it opens its result. */
export const RecordRow = observer(function RecordRow({ row }: { row: WithdrawRow }) {
  const words = walletWords()
  const { withdrawId, account, amount, fee, status, createdTime } = row
  return (
    <Tappable
      id={`record-${withdrawId}`}
      className="record-row"
      role="link"
      onTap={() => go(routes.cashResult, { withdrawId })}
    >
      <Row gap={12} align="baseline" justify="between">
        <Text kind="large" tone="main" className="record-row-title">
          {words.recordTitle(account)}
        </Text>
        <Text kind="title" tone="main" tabular className="record-row-amount">
          {yuan(amount)}
        </Text>
      </Row>
      <Row gap={12} align="baseline" justify="between">
        <Text kind="note" tone="third">
          {formatDate(createdTime, 'yyyy-MM-dd HH:mm')}
        </Text>
        <Text
          kind="small"
          tone={tones[lookOf(status)]}
          strong={lookOf(status) === 'waiting'}
          className="record-row-status"
        >
          {words.statuses[knownStatus(status)]}
        </Text>
      </Row>
      {fee > 0 && (
        <Text kind="note" tone="third">
          {words.feeOf(fee)}
        </Text>
      )}
    </Tappable>
  )
})
