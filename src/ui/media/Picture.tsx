import { Image, type ImageProps, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { OnlineContext } from '@/ui/hooks/OnlineContext'
import { Icon } from './Icon'
import './Picture.scss'
import { urgentPicture } from './urgentPicture'

/** How long after its return a network may still fail a request, in milliseconds: addresses are looked up anew, open connections end. */
const SETTLES_MS = 1000

interface PictureProps {
  /** Sets size and shape of the picture and of its placeholder. */
  className: string
  src: string | undefined
  mode: ImageProps['mode']
  /** Loads the picture only when it comes near the screen. */
  lazyLoad?: boolean
  /** Requests the picture before the others: it is the largest of the first screen. */
  isUrgent?: boolean
  /** Called when the picture has loaded, and when it has failed. */
  onSettled?: () => void
  /** Accessible name; a picture without one is decorative. */
  label?: string
  /** Placeholder for a missing picture; by default a grey box with an icon. */
  instead?: ReactNode
}

/** A picture from the server. A placeholder of the same size replaces one that failed; it is loaded again once the network is back. */
export const Picture = observer(function Picture(props: PictureProps) {
  const { className, src, mode, lazyLoad, isUrgent, label, instead, onSettled } = props
  const [broken, setBroken] = useState<string>()
  const isOnline = useContext(OnlineContext)()
  const wasLost = useRef(false)
  useEffect(() => {
    if (!isOnline) wasLost.current = true
    if (!isOnline || !wasLost.current) return
    const retry = setTimeout(() => setBroken(undefined), SETTLES_MS)
    return () => clearTimeout(retry)
  }, [isOnline])
  const told = label ? { 'aria-label': label, role: 'img' } : { 'aria-hidden': 'true' as const }
  if (!src || src === broken) {
    return (
      <View className={`${className} picture picture-missing`} {...told}>
        <View className={`picture-missing-inside ${instead ? '' : 'picture-missing-blank'}`}>
          {instead ?? <Icon name="picture" size={24} />}
        </View>
      </View>
    )
  }
  return (
    <Image
      className={`${className} picture`}
      src={src}
      mode={mode}
      lazyLoad={lazyLoad}
      onLoad={onSettled}
      onError={() => {
        setBroken(src)
        onSettled?.()
      }}
      {...(label ? { 'aria-label': label } : { 'aria-hidden': 'true' })}
      {...(isUrgent ? urgentPicture : {})}
    />
  )
})
