import { observer } from 'mobx-react'
import type { LimitUpRightsRes } from '@/contract/rights/quota'
import { QuotaChange } from '@/domain/rights/QuotaChange'
import { quotaWords } from '@/i18n/quota'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'

/** The customer's quota now, and what it would be with one raise. */
export const GainCard = observer(function GainCard({ quota, raise }: Pick<LimitUpRightsRes, 'quota' | 'raise'>) {
  const words = quotaWords()
  return (
    <Card title={words.gainTitle}>
      <QuotaChange before={quota} after={quota + raise} labels={{ before: words.now, after: words.expected }} />
      <Text kind="note" tone="third" block above={8}>
        {words.gainNote}
      </Text>
    </Card>
  )
})
