import { type BaseEventOrig, type ITouchEvent, View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import './Carousel.scss'
import type { SlidesProps } from './slidesPort'

/** Distance of a swipe that changes the slide, in px. */
const threshold = 40

/** Browsers: a row that follows the finger. Taro's Swiper would load a library three times as large as the page. */
export function Slides({ count, current, autoplay, onChange, slide }: SlidesProps) {
  const start = useRef({ x: 0, y: 0 })
  const [drag, setDrag] = useState(0)
  const turnTo = (index: number) => onChange((index + count) % count)
  useEffect(() => {
    if (!autoplay || count < 2 || drag !== 0) return
    const timer = setTimeout(() => onChange((current + 1) % count), autoplay)
    return () => clearTimeout(timer)
  }, [autoplay, count, current, drag, onChange])
  const begin = (event: BaseEventOrig) => {
    start.current = finger(event)
  }
  const follow = (event: BaseEventOrig) => {
    const { x, y } = finger(event)
    const [right, down] = [x - start.current.x, y - start.current.y]
    if (count > 1 && Math.abs(right) > Math.abs(down)) setDrag(right)
  }
  const end = () => {
    if (Math.abs(drag) > threshold) turnTo(current + (drag < 0 ? 1 : -1))
    setDrag(0)
  }
  return (
    <View className="carousel-slides" onTouchStart={begin} onTouchMove={follow} onTouchEnd={end} onTouchCancel={end}>
      <View
        className={`carousel-row ${drag === 0 ? 'is-settled' : ''}`}
        style={{ transform: `translateX(calc(${-100 * current}% + ${drag}px))` }}
      >
        {Array.from({ length: count }, (_, index) => (
          <View key={index} className="carousel-slide">
            {slide(index)}
          </View>
        ))}
      </View>
    </View>
  )
}

function finger(event: BaseEventOrig): { x: number; y: number } {
  const touch = (event as ITouchEvent).touches[0]
  return { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 }
}
