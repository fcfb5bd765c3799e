import { Text } from '@tarojs/components'
import './Button.scss'
import { Tappable } from './Tappable'

interface ButtonProps {
  text: string
  onTap(): void
  /** `primary` appears once per screen; `detail` is the buy button of product pages. */
  kind?: 'primary' | 'second' | 'detail' | 'plain'
  size?: 'normal' | 'small'
  disabled?: boolean
  /** An action is in progress: the button shows a spinner and ignores taps. */
  busy?: boolean
  block?: boolean
  id?: string
  /** Accessible name, where the text alone does not tell buttons apart. */
  label?: string
}

/** A button with a text, in the colours of the theme. */
export function Button({
  text,
  onTap,
  kind = 'primary',
  size = 'normal',
  disabled,
  busy,
  block,
  id,
  label = text,
}: ButtonProps) {
  const classes = [
    'button',
    `button-${kind}`,
    `button-${size}`,
    block && 'button-block',
    (disabled || busy) && 'is-off',
  ]
  return (
    <Tappable
      id={id}
      className={classes.filter(Boolean).join(' ')}
      label={label}
      disabled={Boolean(disabled || busy)}
      busy={busy}
      onTap={onTap}
    >
      {busy && <Text className="button-spinner" aria-hidden="true" />}
      <Text>{text}</Text>
    </Tappable>
  )
}
