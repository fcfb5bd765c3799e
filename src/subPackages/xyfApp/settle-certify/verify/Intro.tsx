import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { certificateWords } from '@/i18n/certificate'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon, type IconName } from '@/ui/media/Icon'
import './Intro.scss'
import type { VerifyStore } from './store'

const icons: readonly IconName[] = ['card', 'person', 'shield']

/** Why the identity is proved, by what, and what becomes of the pictures, before anything is asked for. */
export const Intro = observer(function Intro({ store }: { store: VerifyStore }) {
  const words = certificateWords()
  return (
    <Card title={words.verifyTitle}>
      <Text kind="body" tone="second" block>
        {words.verifyText}
      </Text>
      {words.verifyRows.map(({ title, text }, index) => (
        <Row key={title} gap={12} align="stretch" above={16}>
          <View className="verify-intro-icon" aria-hidden="true">
            <Icon name={icons[index] ?? 'document'} size={22} />
          </View>
          <Stack grow>
            <Text kind="large" strong>
              {title}
            </Text>
            <Text kind="body" tone="second" block>
              {text}
            </Text>
          </Stack>
        </Row>
      ))}
      <Stack above={24}>
        <Button id="verify-begin" block text={words.begin} onTap={store.begin} />
      </Stack>
    </Card>
  )
})
