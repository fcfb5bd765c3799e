import { hostDifferences } from './outline'

const part = (role: string, name: string, more: object = {}) => ({
  role,
  name,
  level: 0,
  isPart: false,
  disabled: false,
  kind: '',
  place: '',
  ...more,
})

const outline = ['# Order', 'main', '  radiogroup Pay with', '    radio Card (checked)', '  button Pay ¥16.90'].join(
  '\n',
)
const title = part('heading', 'Order', { level: 1 })
const group = part('radiogroup', 'Pay with')
const card = part('radio', 'Card')
const pay = part('button', 'Pay\n¥9.50')

it('a page of a host that says the same as H5 has no difference, with other numbers and lines, too', () => {
  const icon = part('img', 'Bank', { isPart: true })
  expect(hostDifferences('weapp', outline, [title, group, card, icon, pay])).toBe('')
})

it.each([
  ['a heading of another level', [{ ...title, level: 2 }, card, pay], 'only H5: # Order\nonly here: ## Order'],
  ['a control that is missing', [title, pay], 'only H5: radio Card'],
  ['a control with another name', [title, card, part('button', 'Go')], 'only H5: button Pay¥0.0\nonly here: button Go'],
  ['a control that is there twice', [title, card, pay, pay], 'only here: button Pay¥0.0'],
  ['another order', [title, pay, card], 'in another order'],
])('%s is a difference', (_name, heard, difference) => {
  expect(hostDifferences('weapp', outline, heard)).toBe(difference)
})

it('the tabs and the way off a page are no difference where the host draws them', () => {
  const drawn = ['button 首页', outline, 'link 我的'].join('\n')
  expect(hostDifferences('alipay', drawn, [title, card, pay])).toBe('')
  expect(hostDifferences('weapp', drawn, [title, card, pay])).toBe('only H5: button 首页')
})
