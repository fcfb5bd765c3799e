import { ContactButton as HostContactButton, Text, View } from '@tarojs/components'
import './ContactButton.scss'
import type { ContactButtonProps } from './contactButtonPort'

/** Opens Alipay's chat with customer service. The host draws an icon that takes the taps; it takes no card. */
export function ContactButton({ id, text }: ContactButtonProps) {
  const [company = '', scene = ''] = APP_CONTACT.split('/')
  if (!company) return null
  return (
    <View id={id} className="contact-button">
      <HostContactButton tntInstId={company} scene={scene} />
      <Text>{text}</Text>
    </View>
  )
}
