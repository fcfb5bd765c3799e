import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { idCardWords } from '@/i18n/idCard'
import { Button } from '@/ui/action/Button'
import { Icon, type IconName } from '@/ui/media/Icon'
import './Intro.scss'
import type { IdentificationStore } from './store'

const icons: readonly IconName[] = ['card', 'shield', 'picture']

/** Why the card is needed, what for, and which permission will be asked, before anything is asked. */
export const Intro = observer(function Intro({ store }: { store: IdentificationStore }) {
  const words = idCardWords()
  return (
    <View className="identity-intro">
      <Text className="identity-intro-title" role="heading" aria-level={2}>
        {words.introTitle}
      </Text>
      <Text className="identity-intro-text">{words.introText}</Text>
      {words.introRows.map(({ title, text }, index) => (
        <View key={title} className="identity-intro-row">
          <View className="identity-intro-icon">
            <Icon name={icons[index] ?? 'document'} size={22} />
          </View>
          <View className="identity-intro-words">
            <Text className="identity-intro-name">{title}</Text>
            <Text className="identity-intro-detail">{text}</Text>
          </View>
        </View>
      ))}
      <Button
        id="identity-begin"
        block
        text={words.begin}
        busy={store.card.card.status === 'loading'}
        onTap={store.begin}
      />
    </View>
  )
})
