import { Text } from '@tarojs/components'
import './SendCode.scss'
import { Tappable } from './Tappable'

interface SendCodeProps {
  id?: string
  /** Current text: "get code", or the remaining waiting time. */
  text: string
  /** During the waiting time, and while a code is being sent. */
  disabled: boolean
  onTap(): void
}

/** The button at the end of a code field that sends a code by text message. */
export function SendCode({ id, text, disabled, onTap }: SendCodeProps) {
  return (
    <Tappable id={id} className={`send-code ${disabled ? 'is-off' : ''}`} disabled={disabled} onTap={onTap}>
      <Text>{text}</Text>
    </Tappable>
  )
}
