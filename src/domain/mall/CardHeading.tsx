import { Text } from '@tarojs/components'
import './CardHeading.scss'

/** The heading of a card. @param isMarked a coloured bar stands before it */
export function CardHeading({ text, isMarked = false }: { text: string; isMarked?: boolean }) {
  return (
    <Text className={`card-heading ${isMarked ? 'is-marked' : ''}`} role="heading" aria-level={2}>
      {text}
    </Text>
  )
}
