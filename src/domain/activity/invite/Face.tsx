import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import './Face.scss'

/** The picture of a customer, or a sign for one who has none; their name stands beside it. */
export function Face({ src, size = 'normal' }: { src: string; size?: 'normal' | 'large' }) {
  return (
    <Picture
      className={`face face-${size}`}
      src={src}
      mode="aspectFill"
      instead={<Icon name="person" size={size === 'large' ? 32 : 22} />}
    />
  )
}
