import { View } from '@tarojs/components'
import { deregistrationWords } from '@/i18n/deregistration'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import './Free.scss'

/** Says that nothing prevents the closing of the account. */
export function Free() {
  const words = deregistrationWords()
  return (
    <Card row gap={12} role="status">
      <Row align="stretch" className="cancel-free-icon">
        <Icon name="done" size={24} />
      </Row>
      <View>
        <Text kind="title" block>
          {words.freeTitle}
        </Text>
        <Text kind="small" tone="second" block>
          {words.freeText}
        </Text>
      </View>
    </Card>
  )
}
