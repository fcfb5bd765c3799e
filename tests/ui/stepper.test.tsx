import { ui } from '@/i18n/ui'
import { Stepper } from '@/ui/input/Stepper'
import { clean, draw, tap } from './mounted'

afterEach(clean)

const stepper = (value: number) => {
  const onChange = jest.fn()
  const box = draw(<Stepper value={value} max={3} onChange={onChange} label="Quantity" />)
  return {
    onChange,
    less: box.querySelector(`[aria-label="${ui.oneLess}"]`),
    more: box.querySelector(`[aria-label="${ui.oneMore}"]`),
  }
}

describe('a stepper', () => {
  it('changes the number by one up or down', () => {
    const { onChange, less, more } = stepper(2)
    tap(more)
    tap(less)
    expect(onChange.mock.calls).toEqual([[3], [1]])
  })

  it.each([
    [1, 'less'],
    [3, 'more'],
  ] as const)('at %i its button %s is disabled', (value, side) => {
    const drawn = stepper(value)
    tap(drawn[side])
    expect(drawn.onChange).not.toHaveBeenCalled()
    expect(drawn[side]?.getAttribute('aria-disabled')).toBe('true')
  })
})
