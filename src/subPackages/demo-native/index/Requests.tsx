import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { nativeWords } from '@/i18n/native'
import { Button } from '@/ui/action/Button'
import { type DemoStore, trials } from './store'

/** One row per request of the catalogue. */
export const Requests = observer(function Requests({ store }: { store: DemoStore }) {
  const words = nativeWords()
  return (
    <>
      <Text className="demo-native-group">{words.groupSend}</Text>
      <View className="demo-native-card">
        {trials.map((trial) => (
          <View key={trial.key} className="demo-native-row">
            <Text className="demo-native-row-title">{words.requests[trial.key]}</Text>
            <Button
              id={`native-${trial.key}`}
              kind="second"
              size="small"
              text={words.send}
              label={`${words.send} ${words.requests[trial.key]}`}
              onTap={() => void store.send(trial)}
            />
          </View>
        ))}
      </View>
    </>
  )
})
