import { Button as HostButton, Text } from '@tarojs/components'
import './ShareButton.scss'
import type { ShareButtonProps } from './shareButtonPort'

/** Opens the host's own share, which only the host's own button can. What is shared comes from the store of the page. */
export function ShareButton({ id, text, kind = 'primary' }: ShareButtonProps) {
  return (
    <HostButton id={id} className={`share-button share-button-${kind}`} hoverClass="is-pressed" openType="share">
      <Text>{text}</Text>
    </HostButton>
  )
}
