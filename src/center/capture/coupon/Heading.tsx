import { Text } from '@tarojs/components'
import './Heading.scss'

/** The heading of a part of the screen. */
export const Heading = ({ text }: { text: string }) => (
  <Text className="loan-heading" role="heading" aria-level={2}>
    {text}
  </Text>
)
