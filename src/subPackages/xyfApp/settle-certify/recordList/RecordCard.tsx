import { observer } from 'mobx-react'
import type { Certificate } from '@/contract/certificate/records'
import { CertificateFacts } from '@/domain/certificate/CertificateFacts'
import { CertificateWays } from '@/domain/certificate/CertificateWays'
import { certificateWords } from '@/i18n/certificate'
import { Card } from '@/ui/display/Card'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import './RecordCard.scss'
import type { RecordsStore } from './store'

/** One certificate with where it stands and what can be done with it. */
export const RecordCard = observer(function RecordCard({
  store,
  certificate,
}: {
  store: RecordsStore
  certificate: Certificate
}) {
  const words = certificateWords()
  const { method, status } = certificate
  return (
    <Card>
      <Row justify="between" className="record-card-head">
        <Text kind="title">{words.methods[method] ?? words.documentTitle}</Text>
        <Tag kind={status === 'closed' ? 'plain' : 'brand'} text={words.statuses[status] ?? status} />
      </Row>
      <CertificateFacts certificate={certificate} />
      <Row gap={8} align="stretch" justify="end" above={12}>
        <CertificateWays certificate={certificate} viewer={store.viewer} paper={store.paper} isRow />
      </Row>
    </Card>
  )
})
