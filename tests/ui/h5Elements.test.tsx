import { act } from 'react'
import { Image, Text, View } from '@/ui/host/h5Elements'
import { clean, draw, pass } from './mounted'

const touch = (target: Element | null, kind: string) =>
  act(() => void target?.dispatchEvent(new Event(kind, { bubbles: true })))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  clean()
  jest.useRealTimers()
})

describe('a box of the browser', () => {
  const show = (heard: string[] = []) =>
    draw(
      <View className="row" hoverClass="is-pressed" hoverStayTime={60} onTouchStart={() => heard.push('start')}>
        a
      </View>,
    ).querySelector('.row')

  it('looks pressed while a finger rests on it, and shortly after', () => {
    const heard: string[] = []
    const row = show(heard)
    touch(row, 'touchstart')
    pass(50)
    expect([row?.className, heard]).toEqual(['row is-pressed', ['start']])
    touch(row, 'touchend')
    pass(59)
    expect(row?.className).toBe('row is-pressed')
    pass(1)
    expect(row?.className).toBe('row')
  })

  it('does not look pressed where the finger leaves at once, or the browser takes the touch to scroll', () => {
    for (const end of ['touchend', 'touchcancel']) {
      const row = show()
      touch(row, 'touchstart')
      pass(49)
      touch(row, end)
      pass(100)
      expect(row?.className).toBe('row')
    }
  })

  it('that reacts to nothing has none of it', () => {
    const row = draw(<View className="row" hoverClass="none" />).querySelector('.row')
    touch(row, 'touchstart')
    pass(50)
    expect(row?.className).toBe('row')
  })
})

describe('a text of the browser', () => {
  it('is marked where it can be selected', () => {
    const box = draw(
      <>
        <Text>a</Text>
        <Text selectable>b</Text>
      </>,
    )
    expect([...box.querySelectorAll('span')].map((one) => one.dataset.selectable)).toEqual([undefined, 'true'])
  })
})

describe('a picture of the browser', () => {
  let come: (entries: { target: Element; isIntersecting: boolean }[]) => void
  const watched: Element[] = []
  beforeEach(() => {
    Object.assign(globalThis, {
      IntersectionObserver: class {
        constructor(listener: typeof come) {
          come = listener
        }
        observe(target: Element) {
          watched.push(target)
        }
        unobserve(target: Element) {
          watched.splice(watched.indexOf(target), 1)
        }
      },
    })
  })

  it('that may wait is requested when it comes near the screen', () => {
    const box = draw(<Image className="a" src="/a.png" mode="aspectFill" lazyLoad />)
    const file = () => box.querySelector('img')?.getAttribute('src')
    expect([watched.length, file()]).toEqual([1, null])
    const [target] = watched
    if (target) act(() => come([{ target, isIntersecting: false }]))
    expect(file()).toBeNull()
    if (target) act(() => come([{ target, isIntersecting: true }]))
    expect([watched.length, file()]).toEqual([0, '/a.png'])
  })

  it('has its properties before its address, which starts the request', () => {
    const box = draw(<Image className="a" src="/a.png" nativeProps={{ fetchpriority: 'high' }} aria-label="A" />)
    const names = box.querySelector('img')?.getAttributeNames() ?? []
    expect(names.indexOf('src')).toBe(names.length - 1)
    expect(names).toContain('fetchpriority')
    expect(box.querySelector('img')?.alt).toBe('A')
  })

  it.each([
    ['aspectFill', 'object-fit: cover;'],
    ['aspectFit', 'object-fit: contain;'],
    ['widthFix', 'height: auto;'],
    ['scaleToFill', null],
  ] as const)('fills its box by its mode: %s', (mode, style) => {
    const box = draw(<Image className="a" src="/a.png" mode={mode} />)
    expect(box.querySelector('img')?.getAttribute('style')).toBe(style)
  })
})
