import { Text, View } from '@tarojs/components'
import './RuleList.scss'

/** The rules of an offer or a card, as a numbered list. */
export function RuleList({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <View className="rule-list">
      <Text className="rule-list-title" role="heading" aria-level={2}>
        {title}
      </Text>
      {rules.map((rule, place) => (
        <Text key={rule} className="rule-list-text">{`${place + 1}. ${rule}`}</Text>
      ))}
    </View>
  )
}
