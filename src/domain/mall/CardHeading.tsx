import { Text } from '@/ui/display/Text'
import './CardHeading.scss'

/** The heading of a card. @param isMarked a coloured bar stands before it */
export function CardHeading({ text, isMarked = false }: { text: string; isMarked?: boolean }) {
  return (
    <Text
      kind={isMarked ? 'title' : 'large'}
      strong
      block
      className={isMarked ? 'card-heading' : undefined}
      role="heading"
      aria-level={2}
    >
      {text}
    </Text>
  )
}
