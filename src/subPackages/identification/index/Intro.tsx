import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { idCardWords } from '@/i18n/idCard'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon, type IconName } from '@/ui/media/Icon'
import './Intro.scss'
import type { IdentificationStore } from './store'

const icons: readonly IconName[] = ['card', 'shield', 'picture']

/** Why the card is needed, what for, and which permission will be asked, before anything is asked. */
export const Intro = observer(function Intro({ store }: { store: IdentificationStore }) {
  const words = idCardWords()
  return (
    <Card room="large" className="identity-intro">
      <Text kind="heading" block role="heading" aria-level={2}>
        {words.introTitle}
      </Text>
      <Text kind="reading" tone="second" block className="identity-intro-text">
        {words.introText}
      </Text>
      {words.introRows.map(({ title, text }, index) => (
        <Row key={title} gap={12} align="stretch" className="identity-intro-row">
          <View className="identity-intro-icon">
            <Icon name={icons[index] ?? 'document'} size={22} />
          </View>
          <Stack grow>
            <Text kind="large" strong>
              {title}
            </Text>
            <Text kind="small" tone="second" above={2}>
              {text}
            </Text>
          </Stack>
        </Row>
      ))}
      <Button
        id="identity-begin"
        block
        text={words.begin}
        busy={store.card.card.status === 'loading'}
        onTap={store.begin}
      />
    </Card>
  )
})
