import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReduceComplaintInfo } from '@/contract/remoteConfig/decisions'
import { membershipWords } from '@/i18n/membership'
import { Button } from '@/ui/action/Button'
import { CopyButton } from '@/ui/action/CopyButton'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './ComplaintGuide.scss'

interface ComplaintGuideProps {
  guide: ReduceComplaintInfo
  busy: boolean
  onContact(): void
}

/** The rights-receive guide of customers who complain often: what to do, and staff who answer them. */
export const ComplaintGuide = observer(function ComplaintGuide({ guide, busy, onContact }: ComplaintGuideProps) {
  const words = membershipWords()
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
          <CopyButton text={phone} label={words.call} />
        </View>
        <Button id="complaint-contact" size="small" text={words.contact} busy={busy} onTap={onContact} />
      </View>
    </Stack>
  )
})
