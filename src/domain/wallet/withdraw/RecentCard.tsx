import { observer } from 'mobx-react'
import type { WithdrawAccountRes } from '@/contract/wallet/accounts'
import { walletWords } from '@/i18n/wallet'
import { withdrawWords } from '@/i18n/withdraw'
import { formatDate } from '@/lib/date'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Line } from '@/ui/list/Line'
import './RecentCard.scss'

/** The newest movements of the wallet, in and out together. */
export const RecentCard = observer(function RecentCard({ info }: { info: WithdrawAccountRes }) {
  const words = withdrawWords()
  const { plus, minus } = walletWords()
  const rows = [...info.money_add_log, ...info.money_out_log].sort((a, b) => b.time - a.time).slice(0, 5)
  if (rows.length === 0) return null
  return (
    <Card title={words.recent}>
      {rows.map(({ rowId, title, amount, direction, time }) => (
        <Line key={`${direction}-${rowId}`} label={`${formatDate(time, 'MM-dd')} ${title}`}>
          <Text className={direction === 'out' ? '' : 'recent-card-in'}>
            {direction === 'out' ? minus(amount) : plus(amount)}
          </Text>
        </Line>
      ))}
    </Card>
  )
})
