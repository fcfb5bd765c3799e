import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { certificateWords } from '@/i18n/certificate'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Icon, type IconName } from '@/ui/media/Icon'
import './Intro.scss'
import type { VerifyStore } from './store'

const icons: readonly IconName[] = ['card', 'person', 'shield']

/** Why the identity is proved, by what, and what becomes of the pictures, before anything is asked for. */
export const Intro = observer(function Intro({ store }: { store: VerifyStore }) {
  const words = certificateWords()
  return (
    <Card title={words.verifyTitle}>
      <Text className="verify-intro-text">{words.verifyText}</Text>
      {words.verifyRows.map(({ title, text }, index) => (
        <View key={title} className="verify-intro-row">
          <View className="verify-intro-icon" aria-hidden="true">
            <Icon name={icons[index] ?? 'document'} size={22} />
          </View>
          <View className="verify-intro-words">
            <Text className="verify-intro-name">{title}</Text>
            <Text className="verify-intro-text">{text}</Text>
          </View>
        </View>
      ))}
      <View className="verify-intro-begin">
        <Button id="verify-begin" block text={words.begin} onTap={store.begin} />
      </View>
    </Card>
  )
})
