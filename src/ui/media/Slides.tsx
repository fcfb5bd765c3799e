import { Swiper, SwiperItem } from '@tarojs/components'
import './Carousel.scss'
import type { SlidesProps } from './slidesPort'

/** Mini-programs: the host's swiper, which is animated outside the JavaScript thread. */
export function Slides({ count, current, autoplay, onChange, slide }: SlidesProps) {
  return (
    <Swiper
      className="carousel-slides"
      circular
      autoplay={autoplay > 0 && count > 1}
      interval={autoplay || 5000}
      current={current}
      onChange={({ detail }) => onChange(detail.current)}
    >
      {Array.from({ length: count }, (_, index) => (
        <SwiperItem key={index}>{slide(index)}</SwiperItem>
      ))}
    </Swiper>
  )
}
