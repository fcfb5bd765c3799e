import { Text, View } from '@tarojs/components'
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

/** A row of a settings list that is on or off; a tap anywhere on it changes that. */
export function Switch({ id, icon, title, hint, states, isOn, onChange }: SwitchProps) {
  return (
    <Tappable
      id={id}
      className="switch"
      role="switch"
      selected={isOn}
      label={`${title}, ${hint}`}
      onTap={() => onChange(!isOn)}
    >
      <View className="switch-icon">
        <Icon name={icon} size={20} />
      </View>
      <View className="switch-main">
        <Text className="switch-title">{title}</Text>
        <Text className="switch-hint">{hint}</Text>
      </View>
      <Text className="switch-state">{isOn ? states.on : states.off}</Text>
      <View className={`switch-track ${isOn ? 'is-on' : ''}`}>
        <View className="switch-knob" />
      </View>
    </Tappable>
  )
}
