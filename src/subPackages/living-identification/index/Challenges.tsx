import { Text, View } from '@tarojs/components'
import type { Challenge } from '@/contract/identity/face'
import { faceWords } from '@/i18n/face'
import './Challenges.scss'

/** The challenges in their order, before they begin. */
export function Challenges({ challenges }: { challenges: readonly Challenge[] }) {
  const words = faceWords()
  return (
    <View className="face-challenges" role="list">
      {challenges.map(({ action, seconds }, index) => (
        <View key={index} className="face-challenges-row" role="listitem">
          <Text className="face-challenges-place">{index + 1}</Text>
          <Text className="face-challenges-name">{words.actions[action]?.name ?? action}</Text>
          <Text className="face-challenges-time">{words.lasts(seconds)}</Text>
        </View>
      ))}
    </View>
  )
}
