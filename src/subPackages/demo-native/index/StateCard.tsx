import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { nativeBridge } from '@/domain/native/bridge'
import { nativeWords } from '@/i18n/native'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'

/** Whether there is an app around the page, and whether it has answered. */
export const StateCard = observer(function StateCard() {
  const words = nativeWords()
  const { state } = nativeBridge
  return (
    <View className={`demo-native-state is-${state}`} id="native-state" role="status">
      <Icon name={state === 'ready' ? 'done' : 'phone'} size={28} />
      <Stack gap={4} grow>
        <Text kind="title" tone="main">
          {words.state[state]}
        </Text>
        <Text kind="small" tone="third">
          {words.stateHint}
        </Text>
      </Stack>
    </View>
  )
})
