import { Button as HostButton, Text } from '@tarojs/components'
import './ContactButton.scss'
import type { ContactButtonProps } from './contactButtonPort'

/** Opens Douyin's chat with customer service, which only the host's own button can; it takes no card. */
export function ContactButton({ id, text }: ContactButtonProps) {
  if (!APP_CONTACT) return null
  return (
    <HostButton id={id} className="contact-button" hoverClass="is-pressed" openType="im" data-im-id={APP_CONTACT}>
      <Text>{text}</Text>
    </HostButton>
  )
}
