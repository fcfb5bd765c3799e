import { View } from '@tarojs/components'
import './ChoiceMark.scss'
import { Icon } from './Icon'

/** Marks what is chosen or ticked; what stands around it says so to a screen reader. */
export function ChoiceMark({ isOn }: { isOn: boolean }) {
  return (
    <View className={`choice-mark ${isOn ? 'is-on' : ''}`} aria-hidden="true">
      {isOn && <Icon name="check" size={14} />}
    </View>
  )
}
