import { Text } from '@tarojs/components'
import './SendCode.scss'
import { Tappable } from './Tappable'

interface SendCodeProps {
  id?: string
  /** What it says now: "get code", or how long to wait. */
  text: string
  /** Waiting, or a code is being sent. */
  disabled: boolean
  onTap(): void
}

/** The button at the end of a code field. */
export function SendCode({ id, text, disabled, onTap }: SendCodeProps) {
  return (
    <Tappable id={id} className={`send-code ${disabled ? 'is-off' : ''}`} disabled={disabled} onTap={onTap}>
      <Text>{text}</Text>
    </Tappable>
  )
}
