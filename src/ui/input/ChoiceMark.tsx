import { View } from '@tarojs/components'
import './ChoiceMark.scss'
import { Icon } from '@/ui/media/Icon'

/** The mark of a radio or checkbox; hidden from screen readers, because the element around it carries the state. */
export function ChoiceMark({ isOn }: { isOn: boolean }) {
  return (
    <View className={`choice-mark ${isOn ? 'is-on' : ''}`} aria-hidden="true">
      {isOn && <Icon name="check" size={14} />}
    </View>
  )
}
