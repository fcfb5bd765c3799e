import { Text } from '@tarojs/components'
import './Tag.scss'

/** A short label; `discount` is the subsidy label, which has its own colours in each theme, `warning` one that asks for attention. */
export function Tag({ text, kind = 'plain' }: { text: string; kind?: 'discount' | 'warning' | 'brand' | 'plain' }) {
  return <Text className={`tag tag-${kind}`}>{text}</Text>
}
