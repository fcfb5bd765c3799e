import { Stepper } from '@/ui/Stepper'
import { clean, draw, tap } from './mounted'

afterEach(clean)

const stepper = (value: number) => {
  const onChange = jest.fn()
  const box = draw(
    <Stepper value={value} max={3} onChange={onChange} label="Quantity" lessLabel="Less" moreLabel="More" />,
  )
  return { onChange, less: box.querySelector('[aria-label="Less"]'), more: box.querySelector('[aria-label="More"]') }
}

describe('a stepper', () => {
  it('goes one up or down', () => {
    const { onChange, less, more } = stepper(2)
    tap(more)
    tap(less)
    expect(onChange.mock.calls).toEqual([[3], [1]])
  })

  it.each([
    [1, 'less'],
    [3, 'more'],
  ] as const)('at %i cannot go %s, and says so', (value, side) => {
    const drawn = stepper(value)
    tap(drawn[side])
    expect(drawn.onChange).not.toHaveBeenCalled()
    expect(drawn[side]?.getAttribute('aria-disabled')).toBe('true')
  })
})
