import { Button as HostButton } from '@tarojs/components'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import './OneTapButton.scss'

interface OneTapButtonProps {
  text: string
  busy: boolean
  /** Nothing is missing any more; until then a tap calls `onRemind`. */
  ready: boolean
  onRemind(): void
  onPhone(phoneCode: string | undefined): void
}

/** A button that asks for the phone number. Only the host's own button can, and it asks as soon as it is tapped. */
export function OneTapButton({ text, busy, ready, onRemind, onPhone }: OneTapButtonProps) {
  if (!ready || busy) return <Button id="login-one-tap" block text={text} busy={busy} onTap={onRemind} />
  return (
    <HostButton
      id="login-one-tap"
      className="one-tap-button"
      hoverClass="is-pressed"
      openType="getPhoneNumber"
      onGetPhoneNumber={({ detail }) => onPhone((detail as { code?: string }).code)}
    >
      <Text kind="title">{text}</Text>
    </HostButton>
  )
}
