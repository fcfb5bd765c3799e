import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { nativeBridge } from '@/domain/native/bridge'
import { nativeWords } from '@/i18n/native'
import { Icon } from '@/ui/media/Icon'

/** Whether there is an app around the page, and whether it has answered. */
export const StateCard = observer(function StateCard() {
  const words = nativeWords()
  const { state } = nativeBridge
  return (
    <View className={`demo-native-state is-${state}`} id="native-state" role="status">
      <Icon name={state === 'ready' ? 'done' : 'phone'} size={28} />
      <View className="demo-native-state-words">
        <Text className="demo-native-state-title">{words.state[state]}</Text>
        <Text className="demo-native-state-hint">{words.stateHint}</Text>
      </View>
    </View>
  )
})
