import { clean, draw, tap } from '@tests/ui/mounted'
import { Broadcast } from '@/domain/mall/Broadcast'
import { ui } from '@/i18n/ui'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }))

afterEach(clean)

const row = { phone: '138****8000', money: 1_230 }
const rows = [row]
const parts = (box: HTMLElement) => [...box.querySelectorAll('.notice-bar-strong')].map((one) => one.textContent)

describe('the bar of recent savings', () => {
  it('R-143 highlights phone and money', () => {
    const box = draw(<Broadcast rows={rows} mode="vertical" />)
    expect(parts(box)).toEqual(['138****8000', '12.30 元'])
    expect(box.querySelector(`[aria-label="${ui.moreNotices}"], [aria-label="${ui.close}"]`)).toBeNull()
  })

  it('says when it was saved, where the server knows', () => {
    const box = draw(<Broadcast rows={[{ ...row, time: '11-26 09:30' }]} mode="vertical" />)
    expect(box.textContent).toContain('138****8000 11-26 09:30 省下 12.30 元')
    expect(draw(<Broadcast rows={rows} mode="vertical" />).textContent).toContain('138****8000 刚刚省下 12.30 元')
  })

  it('shows them all on a tap and on "more", and may be closed', () => {
    const all = jest.fn()
    const box = draw(<Broadcast rows={rows} mode="vertical" canClose onAll={all} />)
    tap(box.querySelector('.notice-bar-text'))
    tap(box.querySelector(`[aria-label="${ui.moreNotices}"]`))
    expect(all).toHaveBeenCalledTimes(2)
    tap(box.querySelector(`[aria-label="${ui.close}"]`))
    expect(box.textContent).toBe('')
    expect(all).toHaveBeenCalledTimes(2)
  })

  it('is no bar without rows', () => {
    expect(draw(<Broadcast rows={[]} mode="vertical" />).textContent).toBe('')
  })
})
