import { View } from '@tarojs/components'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { CardHeading } from './CardHeading'
import './ProductTexts.scss'

interface ProductTextsProps {
  title: string
  lines: readonly string[]
  /** A dot stands before each line. */
  isList?: boolean
  /** A coloured bar stands before the heading. */
  isMarked?: boolean
}

/** A card with a heading and paragraphs; nothing without paragraphs. */
export function ProductTexts({ title, lines, isList = false, isMarked }: ProductTextsProps) {
  if (lines.length === 0) return null
  return (
    <Card>
      <CardHeading text={title} isMarked={isMarked} />
      {lines.map((line) => (
        <View key={line} className={`product-texts-line ${isList ? 'is-list' : ''}`}>
          <Text kind="reading">{line}</Text>
        </View>
      ))}
    </Card>
  )
}
