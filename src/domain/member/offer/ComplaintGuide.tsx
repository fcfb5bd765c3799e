import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReduceComplaintInfo } from '@/contract/remoteConfig/decisions'
import { membershipWords } from '@/i18n/membership'
import { Button } from '@/ui/action/Button'
import { CopyButton } from '@/ui/action/CopyButton'
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
    <View className="complaint-guide" id="complaint-guide">
      <Text className="complaint-guide-title" role="heading" aria-level={2}>
        {title}
      </Text>
      <Text className="complaint-guide-text">{text}</Text>
      {steps.map((step, index) => (
        <View key={step} className="complaint-guide-step">
          <Text className="complaint-guide-number" aria-hidden="true">
            {index + 1}
          </Text>
          <Text className="complaint-guide-text">{step}</Text>
        </View>
      ))}
      <View className="complaint-guide-foot">
        <View className="complaint-guide-phone">
          <Text className="complaint-guide-title">{phone}</Text>
          <CopyButton text={phone} label={words.call} />
        </View>
        <Button id="complaint-contact" size="small" text={words.contact} busy={busy} onTap={onContact} />
      </View>
    </View>
  )
})
