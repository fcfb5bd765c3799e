import { observer } from 'mobx-react'
import { CertificateFacts } from '@/domain/certificate/CertificateFacts'
import { CertificateWays } from '@/domain/certificate/CertificateWays'
import { DocumentSheet } from '@/domain/certificate/DocumentSheet'
import { PaperSheets } from '@/domain/certificate/PaperSheets'
import { certificateWords } from '@/i18n/certificate'
import { returnToRoute } from '@/navigate'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { ResultBody } from '@/ui/display/ResultBody'
import { Stack } from '@/ui/layout/Stack'
import './ChooseLoans.scss'
import { IssuedStore } from './issuedStore'

const looks = {
  issued: 'success',
  preparing: 'success',
  posted: 'success',
  unpaid: 'unclear',
  closed: 'failure',
} as const

/** What was issued: the certificate, where it went, and its file. */
export const Issued = observer(function Issued({ certificateId }: { certificateId: string }) {
  const store = useScreenStore(() => new IssuedStore(certificateId))
  const words = certificateWords()
  const { found, viewer, paper } = store
  const certificate = found.value?.certificate
  const toRecords = () => returnToRoute(routes.certificateRecords)
  return (
    <Screen
      skeleton="form"
      remote={found}
      onRetry={store.load}
      popups={
        <>
          <DocumentSheet store={viewer} />
          <PaperSheets store={paper} fee={certificate?.fee ?? 0} onPaid={store.load} />
        </>
      }
    >
      {certificate ? (
        <>
          <ResultBody
            look={looks[certificate.status] ?? 'unclear'}
            title={words.issuedTitle[certificate.status] ?? words.documentTitle}
            text={words.issuedText[certificate.status]}
          >
            <CertificateWays certificate={certificate} viewer={viewer} paper={paper} />
            <Button id="issued-records" block kind="second" text={words.records} onTap={toRecords} />
          </ResultBody>
          <Stack gap={12} page>
            <Card>
              <CertificateFacts certificate={certificate} />
            </Card>
          </Stack>
        </>
      ) : (
        <EmptyState illustration="empty" icon="document" text={words.unknown}>
          <Button id="issued-records" text={words.toRecords} onTap={toRecords} />
        </EmptyState>
      )}
    </Screen>
  )
})
