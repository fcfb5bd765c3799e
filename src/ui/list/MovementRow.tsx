import { Text, View } from '@tarojs/components'
import { Tappable } from '@/ui/action/Tappable'
import { Icon } from '@/ui/media/Icon'
import './MovementRow.scss'

interface MovementRowProps {
  id: string
  title: string
  /** When it was. */
  note: string
  /** What must be seen, such as when it ends. */
  end?: string
  /** With its sign. */
  amount: string
  isIn: boolean
  /** Opens what the movement belongs to; absent where there is nothing to open. */
  onTap?: () => void
}

/** One movement of an account: where it comes from, when, and how much. */
export function MovementRow({ id, title, note, end, amount, isIn, onTap }: MovementRowProps) {
  const content = (
    <>
      <View className="movement-row-words">
        <Text className="movement-row-title">{title}</Text>
        <Text className="movement-row-note">{note}</Text>
        {end && <Text className="movement-row-end">{end}</Text>}
      </View>
      <Text className={`movement-row-amount ${isIn ? 'is-in' : ''}`}>{amount}</Text>
      {onTap && <Icon name="next" size={16} />}
    </>
  )
  if (!onTap) {
    return (
      <View id={id} className="movement-row">
        {content}
      </View>
    )
  }
  return (
    <Tappable id={id} className="movement-row" role="link" onTap={onTap}>
      {content}
    </Tappable>
  )
}
