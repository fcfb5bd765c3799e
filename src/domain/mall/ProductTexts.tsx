import { Text, View } from '@tarojs/components'
import './ProductTexts.scss'

/** Paragraphs under a heading. */
export function ProductTexts({
  title,
  lines,
  isList = false,
}: {
  title: string
  lines: readonly string[]
  isList?: boolean
}) {
  if (lines.length === 0) return null
  return (
    <View className="product-texts">
      <Text className="product-texts-title" role="heading" aria-level={2}>
        {title}
      </Text>
      {lines.map((line) => (
        <View key={line} className={`product-texts-line ${isList ? 'is-list' : ''}`}>
          <Text>{line}</Text>
        </View>
      ))}
    </View>
  )
}
