import { Text } from '@tarojs/components'
import './Button.scss'
import { Tappable } from './Tappable'

interface ButtonProps {
  text: string
  onTap(): void
  /** `primary` once per screen; `detail` is the buy button of product pages. */
  kind?: 'primary' | 'second' | 'detail' | 'plain'
  size?: 'normal' | 'small'
  disabled?: boolean
  /** A step is under way: the button shows it and takes no further tap. */
  busy?: boolean
  block?: boolean
  id?: string
  /** What a screen reader says, where the text alone would not tell buttons apart. */
  label?: string
}

/** A button in the colours of the theme. */
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
      onTap={onTap}
    >
      {busy && <Text className="button-spinner" aria-hidden="true" />}
      <Text>{text}</Text>
    </Tappable>
  )
}
