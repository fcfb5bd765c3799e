import { certificateWords } from '@/i18n/certificate'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Stack } from '@/ui/layout/Stack'
import { ListRow } from '@/ui/list/ListRow'
import { Choices } from './index/Choices'
import { NextButton } from './index/NextButton'
import { Summary } from './index/Summary'
import { MethodStore } from './index/store'

/** How a certificate of settled loans is issued, and what it says. */
export default page(routes.certificate, function IssuingMethod() {
  const store = useScreenStore(() => new MethodStore())
  const words = certificateWords()
  const { loans, kinds } = store
  return (
    <Screen
      skeleton="form"
      remote={store.page}
      onRetry={store.load}
      footer={kinds.length > 0 && <NextButton store={store} />}
    >
      {loans.length === 0 ? (
        <EmptyState illustration="empty" icon="document" text={words.noLoans} hint={words.noLoansHint}>
          <Button id="certificate-home" text={words.toHome} onTap={() => go(routes.home)} />
        </EmptyState>
      ) : (
        <Stack gap={12} page>
          <Summary loans={loans} />
          <Choices store={store} />
          <Card flush>
            <ListRow
              id="certificate-records"
              icon="document"
              title={words.records}
              detail={words.recordsHint}
              onTap={() => go(routes.certificateRecords)}
            />
          </Card>
        </Stack>
      )}
    </Screen>
  )
})
