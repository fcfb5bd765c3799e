import { Text, View } from '@tarojs/components'
import './Choice.scss'
import { Tappable } from '@/ui/action/Tappable'
import { Icon, type IconName } from '@/ui/media/Icon'

interface ChoiceProps<Key extends string> {
  title: string
  icon?: IconName
  options: Record<Key, string>
  chosen: Key
  onChoose(key: Key): void
}

/** A row of a settings list with a title and a few short options, of which one is chosen. */
export function Choice<Key extends string>({ title, icon, options, chosen, onChoose }: ChoiceProps<Key>) {
  return (
    <View className="choice" role="radiogroup" aria-label={title}>
      {icon && (
        <View className="choice-icon">
          <Icon name={icon} size={20} />
        </View>
      )}
      <Text className="choice-title">{title}</Text>
      <View className="choice-options">
        {(Object.keys(options) as Key[]).map((key) => (
          <Tappable
            key={key}
            id={`choice-${key}`}
            role="radio"
            selected={key === chosen}
            className={`choice-option ${key === chosen ? 'is-chosen' : ''}`}
            onTap={() => onChoose(key)}
          >
            <Text>{options[key]}</Text>
          </Tappable>
        ))}
      </View>
    </View>
  )
}
