import { Text, View } from '@tarojs/components'
import './Check.scss'
import { Icon } from './Icon'
import { Tappable } from './Tappable'

interface CheckProps {
  id?: string
  checked: boolean
  onChange(checked: boolean): void
  /** What is agreed to; the whole line ticks the box. */
  text: string
  /** Documents that the line names; each opens by itself. */
  links?: readonly { code: string; title: string }[]
  onLink?: (code: string) => void
}

/** A box to tick, with the documents it is about. */
export function Check({ id, checked, onChange, text, links = [], onLink }: CheckProps) {
  const label = [text, ...links.map(({ title }) => title)].join(' ')
  return (
    <View className="check">
      <Tappable
        id={id}
        className="check-tick"
        role="checkbox"
        selected={checked}
        label={label}
        onTap={() => onChange(!checked)}
      >
        <View className={`check-box ${checked ? 'is-on' : ''}`}>{checked && <Icon name="check" size={14} />}</View>
        <Text className="check-text" aria-hidden="true">
          {text}
        </Text>
      </Tappable>
      {links.map(({ code, title }) => (
        <Tappable key={code} className="check-link" role="link" onTap={() => onLink?.(code)}>
          <Text>{title}</Text>
        </Tappable>
      ))}
    </View>
  )
}
