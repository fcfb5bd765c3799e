import { observer } from 'mobx-react'
import type { LimitUpLogRow } from '@/contract/rights/quota'
import { quotaWords } from '@/i18n/quota'
import { formatDate } from '@/lib/date'
import { Card } from '@/ui/display/Card'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import './RaiseRow.scss'

const tags: Readonly<Record<LimitUpLogRow['status'], 'warning' | 'brand' | 'plain'>> = {
  in_review: 'plain',
  raised: 'brand',
  refused: 'warning',
}

/** One raise of the log: what it has changed, when, and why. */
export const RaiseRow = observer(function RaiseRow({ row }: { row: LimitUpLogRow }) {
  const words = quotaWords()
  const { status, quotaBefore, quotaAfter, changedAt, reason } = row
  const gain = quotaAfter - quotaBefore
  return (
    <Card room="small" gap={4} className="raise-row">
      <Row gap={12} justify="between">
        <Text kind="body" strong tabular>
          {words.change(quotaBefore, quotaAfter)}
        </Text>
        {words.logStates[status] && <Tag kind={tags[status]} text={words.logStates[status]} />}
      </Row>
      <Row gap={12} justify="between">
        <Text kind="note" tone="third">
          {reason}
        </Text>
        {status === 'raised' && gain > 0 && (
          <Text kind="body" strong tone="success" tabular className="raise-row-gain">
            {words.plus(gain)}
          </Text>
        )}
      </Row>
      <Text kind="note" tone="third">
        {formatDate(changedAt, 'yyyy-MM-dd HH:mm')}
      </Text>
    </Card>
  )
})
