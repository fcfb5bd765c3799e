import { observer } from 'mobx-react'
import type { PaidOffLoan } from '@/contract/certificate/issue'
import { certificateWords } from '@/i18n/certificate'
import { formatDate } from '@/lib/date'
import { yuan } from '@/lib/money'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './LoanFacts.scss'

const day = (ms: number) => formatDate(ms, 'yyyy-MM-dd')

/** One loan: who lent, how much, when, and that it is settled or what is owed. */
export const LoanFacts = observer(function LoanFacts({ loan }: { loan: PaidOffLoan }) {
  const words = certificateWords()
  const { lender, loanId, amount, takenTime, settledTime, outstanding } = loan
  return (
    <Stack grow>
      <Row gap={12} align="baseline" justify="between">
        <Text kind="large" strong className="loan-facts-lender">
          {lender}
        </Text>
        <Text kind="large" strong tabular className="loan-facts-amount">
          {yuan(amount)}
        </Text>
      </Row>
      <Text kind="small" className="loan-facts-line">
        {words.loanNo(loanId)}
      </Text>
      <Text kind="small" className={`loan-facts-line ${settledTime === undefined ? 'is-open' : ''}`}>
        {`${words.lentOn(day(takenTime))} · ${settledTime === undefined ? words.owed(yuan(outstanding)) : words.settledOn(day(settledTime))}`}
      </Text>
    </Stack>
  )
})
