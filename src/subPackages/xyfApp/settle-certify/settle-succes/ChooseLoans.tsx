import { observer } from 'mobx-react'
import { amountOf, asMethod } from '@/domain/certificate/certifiable'
import { IssueFoot } from '@/domain/certificate/IssueFoot'
import { IssueStore } from '@/domain/certificate/issueStore'
import { PaperSheets } from '@/domain/certificate/PaperSheets'
import { certificateWords } from '@/i18n/certificate'
import { yuan } from '@/lib/money'
import { go, replace } from '@/navigate'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import './ChooseLoans.scss'
import { LoanChoice } from './LoanChoice'

/** Chooses the loans that one certificate names. */
export const ChooseLoans = observer(function ChooseLoans({ method }: { method?: string }) {
  const store = useScreenStore(() => new IssueStore({ kind: 'loan', method: asMethod(method) }))
  const words = certificateWords()
  const { loans, chosen, paper, page } = store
  return (
    <Screen
      remote={page}
      onRetry={store.load}
      footer={loans.length > 0 && <IssueFoot store={store} missing={words.chooseFirst} />}
      popups={
        <PaperSheets
          store={paper}
          fee={page.value?.paperFee ?? 0}
          onPaid={(certificateId) => replace(routes.certificateLoans, { certificateId })}
        />
      }
    >
      {loans.length === 0 ? (
        <EmptyState illustration="empty" icon="document" text={words.noLoans} hint={words.noLoansHint}>
          <Button id="certificate-home" text={words.toHome} onTap={() => go(routes.home)} />
        </EmptyState>
      ) : (
        <Stack gap={12} page>
          <Card title={words.chooseTitle}>
            <Text kind="small" tone="second" block className="choose-loans-text">
              {words.chooseText}
            </Text>
            {loans.map((loan) => (
              <LoanChoice key={loan.loanId} store={store} loan={loan} />
            ))}
          </Card>
          <Text kind="body" tone="second" center role="status">
            {words.chosen(chosen.length, yuan(amountOf(chosen)))}
          </Text>
        </Stack>
      )}
    </Screen>
  )
})
