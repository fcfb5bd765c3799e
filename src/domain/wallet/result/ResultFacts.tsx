import { observer } from 'mobx-react'
import type { WithdrawDetailRes } from '@/contract/wallet/withdraw'
import { walletWords } from '@/i18n/wallet'
import { formatDate } from '@/lib/date'
import { yuan } from '@/lib/money'
import { Card } from '@/ui/display/Card'
import { Line } from '@/ui/list/Line'
import { lookOf } from './withdrawState'

const timeOf = (ms: number) => formatDate(ms, 'yyyy-MM-dd HH:mm')

/** Amount, fee, what arrives, the account, and when; nothing arrives and no fee is taken where the money came back. */
export const ResultFacts = observer(function ResultFacts({ detail }: { detail: WithdrawDetailRes }) {
  const words = walletWords()
  const { withdrawId, amount, fee, status, account, createdTime, expectedTime } = detail
  return (
    <Card>
      <Line label={words.amount}>{yuan(amount)}</Line>
      {lookOf(status) !== 'failed' && (
        <>
          <Line label={words.fee}>{yuan(fee)}</Line>
          <Line label={words.arrives} kind="strong">
            {yuan(Math.max(amount - fee, 0))}
          </Line>
        </>
      )}
      <Line label={words.account}>{account}</Line>
      <Line label={words.createdAt}>{timeOf(createdTime)}</Line>
      {expectedTime !== undefined && <Line label={words.expectedAt}>{timeOf(expectedTime)}</Line>}
      <Line label={words.number}>{withdrawId}</Line>
    </Card>
  )
})
