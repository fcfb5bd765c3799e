import { act } from 'react'
import { Dialog } from '@/ui/layer/Dialog'
import { clean, draw, pass, press } from './mounted'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  clean()
  document.body.replaceChildren()
  jest.useRealTimers()
})

const onConfirm = jest.fn()
const onCancel = jest.fn()

const dialog = (open: boolean) => (
  <Dialog
    open={open}
    title="删除银行卡"
    text="删除后需要重新绑定。"
    confirmText="删除"
    cancelText="取消"
    onConfirm={onConfirm}
    onCancel={onCancel}
  />
)

/** Something on the screen below that Tab leads to. */
function below(className: string): HTMLElement {
  const part = document.createElement('div')
  part.className = className
  part.innerHTML = '<button type="button">返回</button>'
  document.body.append(part)
  return part.firstElementChild as HTMLElement
}

const card = () => document.querySelector('[role=alertdialog]')

describe('a dialog', () => {
  it('takes the focus when it opens, and gives it back when it closes', () => {
    const opener = below('screen-body')
    opener.focus()
    draw(dialog(true))
    pass(100)
    expect(document.activeElement).toBe(card())
    expect(card()?.getAttribute('aria-label')).toBe('删除银行卡')
    draw(dialog(false))
    expect(document.activeElement).toBe(opener)
  })

  it.each(['screen-body', 'screen-footer', 'nav-bar', 'taro-tabbar__tabbar'])(
    'keeps the focus from the screen below: %s',
    (name) => {
      draw(dialog(true))
      pass(100)
      below(name).focus()
      expect(document.activeElement).toBe(card())
      draw(dialog(false))
      below(name).focus()
      expect(document.activeElement?.textContent).toBe('返回')
    },
  )

  it('leaves the focus to what opens above it', () => {
    draw(dialog(true))
    pass(100)
    const message = below('app-toast')
    message.focus()
    expect(document.activeElement).toBe(message)
  })

  it('is answered by its buttons, and refused by Escape', () => {
    draw(dialog(true))
    pass(100)
    press('dialog-confirm')
    press('dialog-cancel')
    act(() => void card()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 2])
  })
})
