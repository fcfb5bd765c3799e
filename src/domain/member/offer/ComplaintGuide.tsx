import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReduceComplaintInfo } from '@/contract/remoteConfig/decisions'
import { HelpButton } from '@/domain/help/HelpButton'
import { helpWords } from '@/i18n/help'
import { dial } from '@/platform/host/dial'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './ComplaintGuide.scss'

interface ComplaintGuideProps {
  guide: ReduceComplaintInfo
}

/** The rights-receive guide of customers who complain often: what to do, and staff who answer them. */
export const ComplaintGuide = observer(function ComplaintGuide({ guide }: ComplaintGuideProps) {
  const words = helpWords()
  const { title, text, steps, phone } = guide
  return (
    <Stack gap={8} className="complaint-guide" id="complaint-guide">
      <Text kind="title" role="heading" aria-level={2}>
        {title}
      </Text>
      <Text kind="body" tone="second">
        {text}
      </Text>
      {steps.map((step, index) => (
        <Row key={step} gap={8} align="start">
          <Text kind="note" tone="on-brand" center className="complaint-guide-number" aria-hidden="true">
            {index + 1}
          </Text>
          <Text kind="body" tone="second">
            {step}
          </Text>
        </Row>
      ))}
      <View className="complaint-guide-foot">
        <View className="complaint-guide-phone">
          <Text kind="title">{phone}</Text>
          <Button id="complaint-call" kind="plain" size="small" text={words.call} onTap={() => void dial(phone)} />
        </View>
        <HelpButton id="complaint-contact" about={{ about: 'membership' }} />
      </View>
    </Stack>
  )
})
