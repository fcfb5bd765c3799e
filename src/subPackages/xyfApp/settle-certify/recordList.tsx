import { DocumentSheet } from '@/domain/certificate/DocumentSheet'
import { PaperSheets } from '@/domain/certificate/PaperSheets'
import { certificateWords } from '@/i18n/certificate'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { ListBody } from '@/shell/list/ListBody'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { RecordCard } from './recordList/RecordCard'
import { RecordsStore } from './recordList/store'
import './recordList/recordList.scss'

/** Certificates that were issued or asked for, to open them, mail them again or pay a fee. */
export default page(routes.certificateRecords, function CertificateRecords() {
  const store = useScreenStore(() => new RecordsStore())
  const words = certificateWords()
  return (
    <Screen
      popups={
        <>
          <DocumentSheet store={store.viewer} />
          <PaperSheets
            store={store.paper}
            fee={0}
            onPaid={(certificateId) => go(routes.certificateLoans, { certificateId })}
          />
        </>
      }
    >
      <ListBody
        list={store.list}
        className="certificate-records"
        keyOf={({ certificateId }) => certificateId}
        render={(certificate) => <RecordCard store={store} certificate={certificate} />}
        gap={12}
        estimate={280}
        empty={
          <EmptyState illustration="empty" icon="document" text={words.noRecords} hint={words.noRecordsHint}>
            <Button id="records-issue" text={words.toIssue} onTap={() => go(routes.certificate)} />
          </EmptyState>
        }
      />
    </Screen>
  )
})
