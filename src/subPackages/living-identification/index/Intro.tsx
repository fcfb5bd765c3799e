import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { faceWords } from '@/i18n/face'
import { identityWords } from '@/i18n/identity'
import { Alarm } from '@/ui/display/Alarm'
import { Card } from '@/ui/display/Card'
import { Check } from '@/ui/input/Check'
import { Icon } from '@/ui/media/Icon'
import './Intro.scss'
import type { FaceStore } from './store'
import { Ways } from './Ways'

/** What happens, why, and what will be asked for, before anything is: the customer agrees and chooses the way. */
export const Intro = observer(function Intro({ store }: { store: FaceStore }) {
  const words = faceWords()
  return (
    <View className="face-intro">
      <Card title={words.introTitle}>
        <Text className="face-intro-text">{words.introText}</Text>
        {words.hints.map((hint) => (
          <View key={hint} className="face-intro-hint">
            <Icon name="check" size={16} />
            <Text>{hint}</Text>
          </View>
        ))}
      </Card>
      <Card title={words.whyTitle}>
        <Text className="face-intro-text">{words.why}</Text>
      </Card>
      <Card title={words.askTitle}>
        <Text className="face-intro-text">{words.ask}</Text>
      </Card>
      <View className="face-intro-agree">
        <Check id="face-agree" checked={store.agreed} text={words.agree} onChange={store.agree} />
        {store.mustAgree && <Alarm text={words.agreeFirst} />}
      </View>
      <Ways store={store} text={words.start} />
      <Text className="face-intro-tries">{identityWords().triesLeft(store.triesLeft)}</Text>
    </View>
  )
})
