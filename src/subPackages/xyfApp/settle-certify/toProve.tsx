import { View } from '@tarojs/components'
import { asMethod } from '@/domain/certificate/certifiable'
import { IssueFoot } from '@/domain/certificate/IssueFoot'
import { IssueStore } from '@/domain/certificate/issueStore'
import { LoanFacts } from '@/domain/certificate/LoanFacts'
import { PaperSheets } from '@/domain/certificate/PaperSheets'
import { certificateWords } from '@/i18n/certificate'
import { go, replace } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Check } from '@/ui/input/Check'
import { Stack } from '@/ui/layout/Stack'
import './toProve/toProve.scss'

/** The certificate of all loans: the customer sees them and confirms that every one is settled. */
export default page(routes.certificateGeneral, function GeneralCertificate({ method }) {
  const store = useScreenStore(() => new IssueStore({ kind: 'general', method: asMethod(method) }))
  const words = certificateWords()
  const { loans, paper, page: loaded } = store
  return (
    <Screen
      remote={loaded}
      onRetry={store.load}
      footer={loans.length > 0 && <IssueFoot store={store} missing={words.confirmFirst} />}
      popups={
        <PaperSheets
          store={paper}
          fee={loaded.value?.paperFee ?? 0}
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
          <Card title={words.generalTitle}>
            <Text kind="small" tone="second" block>
              {words.generalText(loans.length)}
            </Text>
            {loans.map((loan) => (
              <View key={loan.loanId} className="general-certificate-loan">
                <LoanFacts loan={loan} />
              </View>
            ))}
          </Card>
          <Card>
            <Check id="confirm-all" checked={store.isConfirmed} text={words.confirmAll} onChange={store.confirmAll} />
          </Card>
        </Stack>
      )}
    </Screen>
  )
})
