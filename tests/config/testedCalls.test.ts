import { untestedCalls } from '../../config/checks/testedCalls'

const calls = ['order', 'orderList'].map((name) => ({ name, file: 'order/list.ts' }))
const missing = (text: string) =>
  untestedCalls(calls, [{ path: 'tests/sandbox/order.test.ts', text }]).map(({ name }) => name)

it.each([
  ["await sandbox.call(order, {}, { token })\nimport { orderList } from '@/contract/order/list'", []],
  ['await sandbox.call(orderList, { page: 1 })', ['order']],
  ['orders, reorderList, order_list', ['order', 'orderList']],
  ['', ['order', 'orderList']],
])('%j leaves %j without a test over HTTP', (text, names) => {
  expect(missing(text)).toEqual(names)
})
