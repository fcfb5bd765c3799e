import type { Keypad, KeypadProps } from '@/platform/page/keypadPort'

interface Port {
  keypadProps(keypad: Keypad): KeypadProps
}
const { keypadProps: mini } = jest.requireActual<Port>('../../src/platform/page/keypad.ts')
const { keypadProps: h5 } = jest.requireActual<Port>('../../src/platform/page/keypad.h5.ts')

it.each(['text', 'number', 'digit'] as const)(
  'a mini-program chooses the keys by the type of the field: %s',
  (keypad) => {
    expect(mini(keypad)).toEqual({ type: keypad, native: {} })
  },
)

it('a browser shows number keys on a text field, which may contain spaces', () => {
  expect(h5('number')).toEqual({ type: 'text', native: { inputMode: 'numeric' } })
  expect(h5('text')).toEqual({ type: 'text', native: {} })
})

it('a browser shows keys with a point for an amount', () => {
  expect(h5('digit')).toEqual({ type: 'text', native: { inputMode: 'decimal' } })
})
