import { act } from 'react'
import { Gradual } from '@/ui/list/Gradual'
import { clean, draw } from './mounted'

const mockUpdates: (() => void)[] = []
jest.mock('@/platform/page/afterUpdate', () => ({
  afterUpdate: (run: () => void) => {
    mockUpdates.push(run)
    return () => mockUpdates.splice(mockUpdates.indexOf(run), 1)
  },
}))

afterEach(clean)

const shown = (box: Element) => [...box.querySelectorAll('p')].map((one) => one.textContent)
const paragraphs = (texts: readonly string[]) => texts.map((text) => <p key={text}>{text}</p>)
const update = () => act(() => mockUpdates.shift()?.())

describe('content that is rendered gradually', () => {
  it('starts with its first part, and adds one part after each update of the view', () => {
    const box = draw(<Gradual>{paragraphs(['a', 'b', 'c'])}</Gradual>)
    expect(shown(box)).toEqual(['a'])
    update()
    expect(shown(box)).toEqual(['a', 'b'])
    update()
    expect(shown(box)).toEqual(['a', 'b', 'c'])
    expect(mockUpdates).toEqual([])
  })

  it('adds several parts at a time where they are small', () => {
    const box = draw(<Gradual size={2}>{paragraphs(['a', 'b', 'c'])}</Gradual>)
    expect(shown(box)).toEqual(['a', 'b'])
    update()
    expect(shown(box)).toEqual(['a', 'b', 'c'])
  })

  it('shows a part that comes later in a further update', () => {
    const box = draw(<Gradual>{paragraphs(['a'])}</Gradual>)
    draw(<Gradual>{paragraphs(['a', 'b'])}</Gradual>)
    expect(shown(box)).toEqual(['a'])
    update()
    expect(shown(box)).toEqual(['a', 'b'])
  })

  it('stops when it is removed', () => {
    draw(<Gradual>{paragraphs(['a', 'b'])}</Gradual>)
    draw(<p>other</p>)
    expect(mockUpdates).toEqual([])
  })
})
