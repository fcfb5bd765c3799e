import { observer } from 'mobx-react'
import type { PaidOffLoan } from '@/contract/certificate/issue'
import { canChoose } from '@/domain/certificate/certifiable'
import type { IssueStore } from '@/domain/certificate/issueStore'
import { LoanFacts } from '@/domain/certificate/LoanFacts'
import { certificateWords } from '@/i18n/certificate'
import { Tappable } from '@/ui/action/Tappable'
import { Tag } from '@/ui/display/Tag'
import { ChoiceMark } from '@/ui/input/ChoiceMark'
import './LoanChoice.scss'

/** A loan that can be chosen; one that is open or was certified before says so instead. */
export const LoanChoice = observer(function LoanChoice({ store, loan }: { store: IssueStore; loan: PaidOffLoan }) {
  const { loanId, settledTime } = loan
  const isOff = !canChoose(loan, store.method)
  const isChosen = store.isChosen(loanId)
  return (
    <Tappable
      id={`loan-${loanId}`}
      role="checkbox"
      selected={isChosen}
      disabled={isOff}
      className={`loan-choice ${isOff ? 'is-off' : ''}`}
      onTap={() => store.toggle(loanId)}
    >
      <LoanFacts loan={loan} />
      {isOff ? (
        settledTime !== undefined && <Tag text={certificateWords().wasIssued} />
      ) : (
        <ChoiceMark isOn={isChosen} />
      )}
    </Tappable>
  )
})
