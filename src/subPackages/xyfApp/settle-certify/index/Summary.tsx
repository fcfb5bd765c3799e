import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PaidOffLoan } from '@/contract/certificate/issue'
import { settledOf } from '@/domain/certificate/certifiable'
import { certificateWords } from '@/i18n/certificate'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import './Summary.scss'

/** How many loans are settled, and what a certificate is good for. */
export const Summary = observer(function Summary({ loans }: { loans: readonly PaidOffLoan[] }) {
  const words = certificateWords()
  return (
    <Card row gap={12} className="certificate-summary">
      <View className="certificate-summary-icon" aria-hidden="true">
        <Icon name="shield" size={28} />
      </View>
      <Stack grow>
        <Text kind="title">{words.summary(settledOf(loans).length, loans.length)}</Text>
        <Text kind="small" tone="second" above={2}>
          {words.summaryHint}
        </Text>
      </Stack>
    </Card>
  )
})
