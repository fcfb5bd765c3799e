import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import './Carousel.scss'
import { Slides } from './Slides'

interface CarouselProps {
  count: number
  slide(place: number): ReactNode
  /** What the slides show, for screen readers. */
  label: string
  /** Milliseconds a slide stands; 0 leaves turning to the finger. */
  autoplay?: number
  className?: string
}

/** Slides with dots. */
export function Carousel({ count, slide, label, autoplay = 5000, className = '' }: CarouselProps) {
  const [current, setCurrent] = useState(0)
  const place = current < count ? current : 0
  return (
    <View className={`carousel ${className}`} role="region" aria-label={label}>
      <Slides count={count} current={place} autoplay={autoplay} onChange={setCurrent} slide={slide} />
      {count > 1 && (
        <View className="carousel-dots" aria-hidden="true">
          {Array.from({ length: count }, (_, at) => (
            <View key={at} className={`carousel-dot ${at === place ? 'is-on' : ''}`} />
          ))}
        </View>
      )}
    </View>
  )
}
