import { Text, View } from '@tarojs/components'
import './RuleList.scss'

interface RuleListProps {
  title: string
  rules: readonly string[]
  /** The rules are what the screen is about, so they are as large as any text; otherwise they are small print. */
  isMain?: boolean
}

/** The rules of an offer or a card, as a numbered list. */
export function RuleList({ title, rules, isMain = false }: RuleListProps) {
  return (
    <View className={`rule-list ${isMain ? 'is-main' : ''}`}>
      <Text className="rule-list-title" role="heading" aria-level={2}>
        {title}
      </Text>
      {rules.map((rule, index) => (
        <Text key={rule} className="rule-list-text">{`${index + 1}. ${rule}`}</Text>
      ))}
    </View>
  )
}
