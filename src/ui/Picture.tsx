import { Image, type ImageProps, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { Icon } from './Icon'
import { OnlineContext } from './OnlineContext'
import './Picture.scss'

interface PictureProps {
  /** Gives the box its size and shape, with the picture and without. */
  className: string
  src: string | undefined
  mode: ImageProps['mode']
  /** Loads once it comes near the screen. */
  lazyLoad?: boolean
  /** Called when the picture is there, and when it will not come. */
  onSettled?: () => void
  /** What a screen reader says; a picture without one is decoration. */
  label?: string
  /** Stands in place of a picture that is not there, where a grey box with a sign of a picture would not do. */
  instead?: ReactNode
}

/** A picture from the server: a placeholder of the same size where it did not load, which is tried again once the network is back. */
export const Picture = observer(function Picture(props: PictureProps) {
  const { className, src, mode, lazyLoad, label, instead, onSettled } = props
  const [broken, setBroken] = useState<string>()
  const isOnline = useContext(OnlineContext)()
  useEffect(() => {
    if (isOnline) setBroken(undefined)
  }, [isOnline])
  const told = label ? { 'aria-label': label, role: 'img' } : { 'aria-hidden': 'true' as const }
  if (!src || src === broken) {
    return (
      <View className={`${className} picture-missing`} {...told}>
        <View className={`picture-missing-inside ${instead ? '' : 'picture-missing-blank'}`}>
          {instead ?? <Icon name="picture" size={24} />}
        </View>
      </View>
    )
  }
  return (
    <Image
      className={className}
      src={src}
      mode={mode}
      lazyLoad={lazyLoad}
      onLoad={onSettled}
      onError={() => {
        setBroken(src)
        onSettled?.()
      }}
      {...(label ? { 'aria-label': label, nativeProps: { alt: label } } : { 'aria-hidden': 'true' })}
    />
  )
})
