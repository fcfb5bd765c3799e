import { Text, View } from '@tarojs/components'
import { Fragment } from 'react'
import './Check.scss'
import { Tappable } from '@/ui/action/Tappable'
import { Alarm } from '@/ui/display/Alarm'
import { ChoiceMark } from './ChoiceMark'

interface CheckProps {
  id?: string
  checked: boolean
  onChange(checked: boolean): void
  /** Text beside the box; a tap on it ticks the box too. */
  text: string
  /** Documents that the text refers to; each one is a link. */
  links?: readonly { code: string; title: string }[]
  /** Word between the last two documents, such as `and`; empty where the language needs none. */
  between?: string
  onLink?: (code: string) => void
  /** What is wrong with it, such as that it is not ticked. */
  problem?: string | false
}

/** A checkbox with a text and links to the documents that are agreed to. */
export function Check({ id, checked, onChange, text, links = [], between = '', onLink, problem }: CheckProps) {
  const joinAt = between && links.length > 1 ? links.length - 1 : undefined
  const titles = links.map(({ title }, index) => (index === joinAt ? `${between} ${title}` : title))
  const label = [text, ...titles].join(' ')
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
        <ChoiceMark isOn={checked} />
        <Text className="check-text" aria-hidden="true">
          {text}
        </Text>
      </Tappable>
      {links.map(({ code, title }, index) => (
        <Fragment key={code}>
          {index === joinAt && <Text aria-hidden="true">{between}</Text>}
          <Tappable className="check-link" role="link" onTap={() => onLink?.(code)}>
            <Text>{title}</Text>
          </Tappable>
        </Fragment>
      ))}
      {/* Last in the row, so that a mini-program sends the message alone. */}
      {problem && <Alarm text={problem} />}
    </View>
  )
}
