import { Text, View } from '@tarojs/components'
import { Fragment } from 'react'
import './Check.scss'
import { ChoiceMark } from './ChoiceMark'
import { Tappable } from './Tappable'

interface CheckProps {
  id?: string
  checked: boolean
  onChange(checked: boolean): void
  /** What is agreed to; the whole line ticks the box. */
  text: string
  /** Documents that the line names; each opens by itself. */
  links?: readonly { code: string; title: string }[]
  /** Joins the last document to those before it; empty where the language needs nothing. */
  between?: string
  onLink?: (code: string) => void
}

/** A box to tick, with the documents it is about. */
export function Check({ id, checked, onChange, text, links = [], between = '', onLink }: CheckProps) {
  const joinAt = between && links.length > 1 ? links.length - 1 : undefined
  const titles = links.map(({ title }, place) => (place === joinAt ? `${between} ${title}` : title))
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
      {links.map(({ code, title }, place) => (
        <Fragment key={code}>
          {place === joinAt && <Text aria-hidden="true">{between}</Text>}
          <Tappable className="check-link" role="link" onTap={() => onLink?.(code)}>
            <Text>{title}</Text>
          </Tappable>
        </Fragment>
      ))}
    </View>
  )
}
