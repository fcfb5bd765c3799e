import { type BaseEventOrig, type ITouchEvent, View } from '@tarojs/components'
import { useEffect, useRef } from 'react'
import { remoteConfigWords } from '@/i18n/remoteConfig'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import { Picture as ServedPicture } from '@/ui/media/Picture'

interface PictureProps {
  /** Absent where the picture cannot be shown. */
  src: string | undefined
  label: string
  zoom: number
  onToggle(): void
  onPinch(factor: number): void
}

/** Two taps within this many milliseconds are a double tap. */
const doubleTap = 300

/** How far apart two fingers are, in px; 0 with fewer than two. */
function spread(event: BaseEventOrig): number {
  const [one, other] = (event as ITouchEvent).touches
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
}

/** The box that a browser scrolls. */
type ScrollBox = Pick<
  HTMLElement,
  'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight'
>

/** One picture; larger than the screen it is moved by scrolling, from its middle. */
export function Picture({ src, label, zoom, onToggle, onPinch }: PictureProps) {
  const lastTap = useRef(0)
  const lastSpread = useRef(0)
  const box = useRef<ScrollBox>(null)
  useEffect(() => {
    if (!box.current || zoom === 1) return
    box.current.scrollLeft = (box.current.scrollWidth - box.current.clientWidth) / 2
    box.current.scrollTop = (box.current.scrollHeight - box.current.clientHeight) / 2
  }, [zoom])
  const tap = (event: ITouchEvent) => {
    const isSecond = event.timeStamp - lastTap.current < doubleTap
    lastTap.current = isSecond ? 0 : event.timeStamp
    if (isSecond) onToggle()
  }
  const move = (event: BaseEventOrig) => {
    const now = spread(event)
    if (now > 0 && lastSpread.current > 0) onPinch(now / lastSpread.current)
    lastSpread.current = now
  }
  const lift = () => {
    lastSpread.current = 0
  }
  return (
    <View ref={box} className="preview-picture" onClick={tap} onTouchMove={move} onTouchEnd={lift}>
      <View className="preview-picture-frame" style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>
        <ServedPicture
          className="preview-picture-image"
          src={src}
          mode="aspectFit"
          label={label}
          instead={<MissingPicture />}
        />
      </View>
    </View>
  )
}

function MissingPicture() {
  return (
    <Stack gap={12} align="center" className="preview-picture-missing">
      <Icon name="picture" size={40} />
      <Text>{remoteConfigWords().noPicture}</Text>
    </Stack>
  )
}
