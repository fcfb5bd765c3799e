import { Text, View } from '@tarojs/components'
import { Tappable } from '@/ui/action/Tappable'
import { ChoiceMark } from './ChoiceMark'
import './RadioRows.scss'

interface RadioRowsProps<Key extends string> {
  /** Each row's id begins with it. */
  id: string
  /** What is chosen; a screen reader says it. */
  label: string
  options: Record<Key, string>
  /** Keys in the order of their rows. */
  order: readonly Key[]
  chosen: Key | undefined
  onChoose(key: Key): void
}

/** Sentences of which one is chosen, a row each. */
export function RadioRows<Key extends string>({ id, label, options, order, chosen, onChoose }: RadioRowsProps<Key>) {
  return (
    <View role="radiogroup" aria-label={label}>
      {order.map((key) => (
        <Tappable
          key={key}
          id={`${id}-${key}`}
          className="radio-row"
          role="radio"
          selected={chosen === key}
          onTap={() => onChoose(key)}
        >
          <ChoiceMark isOn={chosen === key} />
          <Text>{options[key]}</Text>
        </Tappable>
      ))}
    </View>
  )
}
