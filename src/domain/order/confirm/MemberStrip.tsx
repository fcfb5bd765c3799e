import { View } from '@tarojs/components'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import './MemberStrip.scss'

/** What membership saves, or would save, on this order. */
export function MemberStrip({ tip }: { tip: string }) {
  return (
    <Row gap={8} className="member-strip">
      <View className="member-strip-mark" aria-hidden="true" />
      <Text kind="small" grow>
        {tip}
      </Text>
    </Row>
  )
}
