import { Text } from '@/ui/display/Text'
import './Heading.scss'

/** The heading of a part of the screen. */
export const Heading = ({ text }: { text: string }) => (
  <Text kind="title" className="loan-heading" role="heading" aria-level={2}>
    {text}
  </Text>
)
