import { Text, View } from '@tarojs/components'
import './GoldRules.scss'

/** The rules of an offer, as a numbered list. */
export function GoldRules({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <View className="gold-rules">
      <Text className="gold-rules-title" role="heading" aria-level={2}>
        {title}
      </Text>
      {rules.map((rule, place) => (
        <Text key={rule} className="gold-rules-text">{`${place + 1}. ${rule}`}</Text>
      ))}
    </View>
  )
}
