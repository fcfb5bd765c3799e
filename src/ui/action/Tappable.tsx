import { View } from '@tarojs/components'
import type { CSSProperties, ReactNode } from 'react'
import { keyProps } from './keyProps'

interface TappableProps {
  children?: ReactNode
  className?: string
  style?: CSSProperties
  /** Accessible name; needed where the content has no text. */
  label?: string
  disabled?: boolean
  /** What it has begun is in progress. */
  busy?: boolean
  /** `link` opens another screen; `tab` and `radio` choose one of several. */
  role?: 'button' | 'link' | 'tab' | 'radio' | 'checkbox' | 'switch'
  /** State of a tab, radio, checkbox or switch. */
  selected?: boolean
  id?: string
  onTap(): void
}

/** An element that reacts to taps, and to Enter and Space on a keyboard. */
export function Tappable(props: TappableProps) {
  const { children, className, style, label, disabled = false, busy, role = 'button', selected, id, onTap } = props
  const checks = role === 'radio' || role === 'checkbox' || role === 'switch'
  return (
    <View
      {...(id ? { id } : {})}
      className={className}
      style={style}
      role={role}
      aria-label={label}
      aria-disabled={disabled || undefined}
      aria-busy={busy || undefined}
      aria-selected={role === 'tab' ? selected : undefined}
      aria-checked={checks ? (selected ?? false) : undefined}
      hoverClass={disabled ? 'none' : 'is-pressed'}
      hoverStayTime={60}
      onClick={() => {
        if (!disabled) onTap()
      }}
      {...keyProps(disabled ? undefined : onTap)}
    >
      {children}
    </View>
  )
}
