import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Certificate } from '@/contract/certificate/records'
import { CertificateFacts } from '@/domain/certificate/CertificateFacts'
import { CertificateWays } from '@/domain/certificate/CertificateWays'
import { certificateWords } from '@/i18n/certificate'
import { Tag } from '@/ui/display/Tag'
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
    <View className="record-card">
      <View className="record-card-head">
        <Text className="record-card-title">{words.methods[method] ?? words.documentTitle}</Text>
        <Tag kind={status === 'closed' ? 'plain' : 'brand'} text={words.statuses[status] ?? status} />
      </View>
      <CertificateFacts certificate={certificate} />
      <View className="record-card-ways">
        <CertificateWays certificate={certificate} viewer={store.viewer} paper={store.paper} isRow />
      </View>
    </View>
  )
})
