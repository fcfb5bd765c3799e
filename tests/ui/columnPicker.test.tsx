import { act } from 'react'
import type { ColumnPickerProps } from '@/ui/input/columnPickerPort'
import { clean, draw } from './mounted'

/** What the host's picker was given; H5 has none. */
let mockPicker: Record<string, unknown> & {
  onColumnChange(event: { detail: object }): void
  onChange(event: { detail: object }): void
}
jest.mock('@tarojs/components', () => ({
  ...jest.requireActual('@tarojs/components'),
  Picker: (props: typeof mockPicker & { children: React.ReactNode }) => {
    mockPicker = props
    return props.children
  },
}))

const variants = {
  browser: jest.requireActual<typeof import('@/ui/input/ColumnPicker')>('../../src/ui/input/ColumnPicker.h5.tsx')
    .ColumnPicker,
  mini: jest.requireActual<typeof import('@/ui/input/ColumnPicker')>('../../src/ui/input/ColumnPicker.tsx')
    .ColumnPicker,
}
const onTurn = jest.fn()
const onChoose = jest.fn()
const props: ColumnPickerProps = {
  id: 'region',
  label: 'Region',
  columns: [
    { name: 'Province', options: ['A', 'B'], at: 1 },
    { name: 'City', options: ['C', 'D', 'E'], at: 2 },
    { name: 'County', options: ['F', 'G'], at: undefined },
  ],
  value: '',
  placeholder: 'Choose',
  isInvalid: false,
  onTurn,
  onChoose,
}
afterEach(clean)

describe('in browsers', () => {
  const { browser: Picker } = variants
  const selects = (box: HTMLElement) => [...box.querySelectorAll('select')]
  const choose = (select: HTMLSelectElement | undefined, value: string) =>
    act(async () => {
      if (!select) throw new Error('no such column')
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })

  it('each column is a select with its name, where something is chosen in those before it', () => {
    const box = draw(<Picker {...props} />)
    expect(selects(box).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Region Province',
      'Region City',
      'Region County',
    ])
    expect(selects(box).map(({ value, disabled }) => [value, disabled])).toEqual([
      ['1', false],
      ['2', false],
      ['', false],
    ])
    const none = props.columns.map((column) => ({ ...column, at: undefined }))
    draw(<Picker {...props} columns={none} />)
    expect(selects(box).map(({ value, disabled }) => [value, disabled])).toEqual([
      ['', false],
      ['', true],
      ['', true],
    ])
  })

  it('a choice counts at once, and the columns after it begin anew', async () => {
    const box = draw(<Picker {...props} />)
    await choose(selects(box)[0], '0')
    expect([onTurn.mock.calls, onChoose.mock.calls]).toEqual([[[0, 0]], [[[0, 0, 0]]]])
    await choose(selects(box)[2], '1')
    expect(onChoose).toHaveBeenLastCalledWith([1, 2, 1])
  })
})

describe('in mini-programs', () => {
  const { mini: Picker } = variants

  it('is the host’s own picker with a wheel for each column, under the choice or the placeholder', () => {
    const box = draw(<Picker {...props} />)
    expect(mockPicker).toMatchObject({
      id: 'region',
      mode: 'multiSelector',
      range: [
        ['A', 'B'],
        ['C', 'D', 'E'],
        ['F', 'G'],
      ],
      value: [1, 2, 0],
    })
    expect(box.textContent).toBe('Choose')
    draw(<Picker {...props} value="B E F" isInvalid />)
    expect(box.querySelector('[role=button]')?.getAttribute('aria-label')).toBe('Region B E F')
    expect(box.querySelector('.is-invalid')).not.toBeNull()
  })

  it('tells each turn of a wheel, and the choice as numbers', () => {
    draw(<Picker {...props} />)
    mockPicker.onColumnChange({ detail: { column: 0, value: 1 } })
    expect(onTurn.mock.calls).toEqual([[0, 1]])
    expect(onChoose).not.toHaveBeenCalled()
    mockPicker.onChange({ detail: { value: ['1', 0, '1'] } })
    expect(onChoose.mock.calls).toEqual([[[1, 0, 1]]])
  })
})
