import { ui } from '@/i18n/ui'
import { Button } from '@/ui/action/Button'
import { NoticeBar } from '@/ui/display/NoticeBar'
import { ResultBody } from '@/ui/display/ResultBody'
import { Field } from '@/ui/input/Field'
import { Dialog } from '@/ui/layer/Dialog'
import { Sheet } from '@/ui/layer/Sheet'
import { clean, draw, pass } from './mounted'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  clean()
  jest.useRealTimers()
})

const nothing = () => undefined
const headings = (box: Element) =>
  [...box.querySelectorAll('[role=heading]')].map((one) => `${one.getAttribute('aria-level')} ${one.textContent}`)

it.each([
  [
    'sheet',
    <Sheet key="sheet" open title="选择优惠券" onClose={nothing}>
      内容
    </Sheet>,
    '选择优惠券',
  ],
  [
    'dialog',
    <Dialog
      key="dialog"
      open
      title="退出登录？"
      text="内容"
      confirmText="退出"
      cancelText="取消"
      onConfirm={nothing}
      onCancel={nothing}
    />,
    '退出登录？',
  ],
  ['result', <ResultBody key="result" look="success" title="支付成功" />, '支付成功'],
])('the title of a %s is a heading', (_name, element, title) => {
  const box = draw(element)
  pass(100)
  expect(headings(box)).toEqual([`2 ${title}`])
})

it('a button says that what it has begun is in progress', () => {
  const said = (busy: boolean) => {
    const button = draw(<Button text="提交" busy={busy} onTap={nothing} />).querySelector('[role=button]')
    return [button?.getAttribute('aria-busy'), button?.getAttribute('aria-disabled')]
  }
  expect([said(false), said(true)]).toEqual([
    [null, null],
    ['true', 'true'],
  ])
})

it('the button that empties a field says which', () => {
  const box = draw(<Field id="rate" label="年利率" value="14.40" clears onInput={nothing} />)
  expect(box.querySelector(`[aria-label="${ui.clear} 年利率"]`)).not.toBeNull()
})

it('a notice that leads nowhere is no button, and its further button says of what there is more', () => {
  const buttons = (box: Element) =>
    [...box.querySelectorAll('[role=button]')].map((one) => one.getAttribute('aria-label'))
  expect(buttons(draw(<NoticeBar list={['补贴']} showMore onMore={nothing} />))).toEqual([ui.moreNotices])
  expect(buttons(draw(<NoticeBar list={['补贴']} onTap={nothing} />))).toEqual([null])
})
