import { Button as HostButton, Text } from '@tarojs/components'
import './ContactButton.scss'
import type { ContactButtonProps } from './contactButtonPort'

/** The account of the chat: the template's `data-im-id`, which Taro's types do not have. Taro sends no property whose name begins with `data-`. */
const account = { dataImId: APP_CONTACT }

/** Opens Douyin's chat with customer service, which only the host's own button can; it takes no card. */
export function ContactButton({ id, text }: ContactButtonProps) {
  if (!APP_CONTACT) return null
  return (
    <HostButton id={id} className="contact-button" hoverClass="is-pressed" openType="im" {...account}>
      <Text>{text}</Text>
    </HostButton>
  )
}
