import { act } from 'react'
import { Sheet } from '@/ui/layer/Sheet'
import { clean, draw, pass, tap } from './mounted'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  clean()
  jest.useRealTimers()
})

const onClose = jest.fn()

const sheet = (open: boolean) => (
  <Sheet open={open} title="选择优惠券" onClose={onClose} footer={<button type="button">好</button>}>
    <p>内容</p>
  </Sheet>
)

describe('a sheet', () => {
  it('is not rendered until it is opened, and then takes the focus', () => {
    expect(draw(sheet(false)).textContent).toBe('')
    const dialog = draw(sheet(true)).querySelector('[role=dialog]')
    expect(dialog?.getAttribute('aria-modal')).toBe('true')
    expect(dialog?.getAttribute('aria-label')).toBe('选择优惠券')
    pass(100)
    expect(document.activeElement).toBe(dialog)
    expect(dialog?.textContent).toContain('内容')
  })

  it('leaves the focus to a field in it that has taken it', () => {
    const box = draw(
      <Sheet open title="验证码" onClose={onClose}>
        <input />
      </Sheet>,
    )
    const field = box.querySelector('input')
    field?.focus()
    pass(100)
    expect(document.activeElement).toBe(field)
  })

  it('gives the focus back to what opened it', () => {
    const opener = document.createElement('button')
    document.body.append(opener)
    opener.focus()
    draw(sheet(true))
    pass(100)
    expect(document.activeElement).not.toBe(opener)
    draw(sheet(false))
    expect(document.activeElement).toBe(opener)
    opener.remove()
  })

  it('is closed by its mask, its button and Escape, and not by a tap inside it', () => {
    const box = draw(sheet(true))
    pass(100)
    tap(box.querySelector('p'))
    expect(onClose).not.toHaveBeenCalled()
    tap(box.querySelector('.sheet-mask'))
    tap(box.querySelector('[aria-label=关闭]'))
    const press = (key: string) =>
      act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    press('a')
    press('Escape')
    expect(onClose).toHaveBeenCalledTimes(3)
  })
})
