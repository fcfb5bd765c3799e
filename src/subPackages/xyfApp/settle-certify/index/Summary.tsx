import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PaidOffLoan } from '@/contract/certificate/issue'
import { settledOf } from '@/domain/certificate/certifiable'
import { certificateWords } from '@/i18n/certificate'
import { Icon } from '@/ui/media/Icon'
import './Summary.scss'

/** How many loans are settled, and what a certificate is good for. */
export const Summary = observer(function Summary({ loans }: { loans: readonly PaidOffLoan[] }) {
  const words = certificateWords()
  return (
    <View className="certificate-summary">
      <View className="certificate-summary-icon" aria-hidden="true">
        <Icon name="shield" size={28} />
      </View>
      <View className="certificate-summary-words">
        <Text className="certificate-summary-title">{words.summary(settledOf(loans).length, loans.length)}</Text>
        <Text className="certificate-summary-hint">{words.summaryHint}</Text>
      </View>
    </View>
  )
})
