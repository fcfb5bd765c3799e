import { act } from 'react'
import { Carousel } from '@/ui/media/Carousel'
import { clean, draw, pass } from './mounted'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  clean()
  jest.useRealTimers()
})

const slides = (count: number, autoplay?: number) =>
  draw(<Carousel count={count} label="Offers" autoplay={autoplay} slide={(index) => <p>{index}</p>} />)
const current = (box: Element) =>
  [...box.querySelectorAll('.carousel-dot')].findIndex((dot) => dot.classList.contains('is-on'))

/** A touch that starts at one point and ends at another. */
function swipe(box: Element, from: [number, number], to: [number, number]): void {
  const target = box.querySelector('.carousel-slides')
  const send = (type: string, point?: [number, number]) => {
    const touches = point ? [{ clientX: point[0], clientY: point[1] }] : []
    act(() => void target?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches })))
  }
  send('touchstart', from)
  send('touchmove', to)
  send('touchend')
}

describe('a carousel', () => {
  it('changes slides by itself and starts again after the last one', () => {
    const box = slides(2, 5000)
    expect(current(box)).toBe(0)
    pass(5000)
    expect(current(box)).toBe(1)
    pass(5000)
    expect(current(box)).toBe(0)
  })

  it('does not move with autoplay off, and shows no dots for a single slide', () => {
    const still = slides(3, 0)
    pass(60_000)
    expect(current(still)).toBe(0)
    clean()
    expect(slides(1).querySelector('.carousel-dots')).toBeNull()
  })

  it('changes the slide by a swipe to either side', () => {
    const box = slides(3, 0)
    swipe(box, [300, 100], [200, 105])
    expect(current(box)).toBe(1)
    swipe(box, [200, 100], [300, 105])
    expect(current(box)).toBe(0)
    swipe(box, [200, 100], [300, 105])
    expect(current(box)).toBe(2)
  })

  it.each([
    ['a touch that hardly moves', [300, 100], [280, 100]],
    ['a scroll of the page', [300, 100], [200, 400]],
  ] as [string, [number, number], [number, number]][])('does not change the slide by %s', (_, from, to) => {
    const box = slides(3, 0)
    swipe(box, from, to)
    expect(current(box)).toBe(0)
  })
})
