import { Button as HostButton, Text } from '@tarojs/components'
import './ContactButton.scss'
import type { ContactButtonProps } from './contactButtonPort'

/** Opens WeChat's chat with customer service, which only the host's own button can; a card with the screen is offered for sending. */
export function ContactButton({ id, text, title, address }: ContactButtonProps) {
  if (!APP_CONTACT) return null
  const card = address ? { showMessageCard: true, sendMessageTitle: title, sendMessagePath: address } : {}
  return (
    <HostButton
      id={id}
      className="contact-button"
      hoverClass="is-pressed"
      openType="contact"
      sessionFrom={address ?? title}
      {...card}
    >
      <Text>{text}</Text>
    </HostButton>
  )
}
