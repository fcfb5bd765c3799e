import { Text, View } from '@tarojs/components'
import '@/ui/list/ListRow.scss'
import './Switch.scss'
import { Tappable } from '@/ui/action/Tappable'
import { Icon, type IconName } from '@/ui/media/Icon'

interface SwitchProps {
  id: string
  icon: IconName
  title: string
  /** What the switch changes, under the title. */
  hint: string
  /** The words for its two states. */
  states: Record<'on' | 'off', string>
  isOn: boolean
  onChange(isOn: boolean): void
}

/** A row of a list of settings that is on or off; a tap anywhere on it changes that. */
export function Switch({ id, icon, title, hint, states, isOn, onChange }: SwitchProps) {
  return (
    <Tappable
      id={id}
      className="list-row"
      role="switch"
      selected={isOn}
      label={`${title}, ${hint}`}
      onTap={() => onChange(!isOn)}
    >
      <View className="list-row-icon">
        <Icon name={icon} size={20} />
      </View>
      <View className="list-row-main">
        <Text className="list-row-title">{title}</Text>
        <Text className="list-row-detail">{hint}</Text>
      </View>
      <Text className="list-row-value">{isOn ? states.on : states.off}</Text>
      <View className={`switch-track ${isOn ? 'is-on' : ''}`}>
        <View className="switch-knob" />
      </View>
    </Tappable>
  )
}
