import { Text, View } from '@tarojs/components'
import { Tappable } from '@/ui/action/Tappable'
import { ChoiceMark } from '@/ui/input/ChoiceMark'
import './OptionRow.scss'

interface OptionRowProps {
  id: string
  title: string
  hint: string
  /** At the end of the first line, such as the price. */
  note?: string
  isChosen: boolean
  /** It cannot be chosen; the hint says why. */
  isOff?: boolean
  onChoose(): void
}

/** One of a few options with a line that explains it. */
export function OptionRow({ id, title, hint, note, isChosen, isOff = false, onChoose }: OptionRowProps) {
  return (
    <Tappable
      id={id}
      role="radio"
      selected={isChosen}
      disabled={isOff}
      className={`option-row ${isOff ? 'is-off' : ''}`}
      onTap={onChoose}
    >
      <View className="option-row-main">
        <View className="option-row-head">
          <Text className="option-row-title">{title}</Text>
          {note && <Text className="option-row-note">{note}</Text>}
        </View>
        <Text className="option-row-hint">{hint}</Text>
      </View>
      <ChoiceMark isOn={isChosen} />
    </Tappable>
  )
}
