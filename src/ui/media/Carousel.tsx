import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import './Carousel.scss'
import { Slides } from './Slides'

interface CarouselProps {
  count: number
  slide(index: number): ReactNode
  /** Accessible name: what the slides show. */
  label: string
  /** How long each slide is shown, in milliseconds; 0 disables autoplay. */
  autoplay?: number
  className?: string
}

/** Slides that are swiped sideways, with one dot each. */
export function Carousel({ count, slide, label, autoplay = 5000, className = '' }: CarouselProps) {
  const [current, setCurrent] = useState(0)
  const index = current < count ? current : 0
  return (
    <View className={`carousel ${className}`} role="region" aria-label={label}>
      <Slides count={count} current={index} autoplay={autoplay} onChange={setCurrent} slide={slide} />
      {count > 1 && (
        <View className="carousel-dots" aria-hidden="true">
          {Array.from({ length: count }, (_, at) => (
            <View key={at} className={`carousel-dot ${at === index ? 'is-on' : ''}`} />
          ))}
        </View>
      )}
    </View>
  )
}
