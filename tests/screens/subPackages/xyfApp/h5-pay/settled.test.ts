import { target } from '@tests/domain/cashier/fakeGateway'
import type { PaymentTool } from '@/contract/cashier'
import { lostBy } from '@/domain/cashier/payment/failure'
import { drop } from '@/lib/drop'
import { CashierStore } from '@/subPackages/xyfApp/h5-pay/index/store'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)

const card = (cardId: string, disabledReason?: string): PaymentTool => ({
  ...{ assetType: 'DEBIT_CARD', amount: 1690, name: 'bank', cardId },
  ...(disabledReason ? { disabledReason } : {}),
})
const alipay: PaymentTool = { assetType: 'ALIPAY', amount: 1690, name: 'Alipay' }

let store: CashierStore
/** The session keeps the tool of each order, so every test has an order of its own. */
let orders = 0
afterEach(() => drop(store))

/** A cashier that has opened with these tools, after this kind was chosen on the confirm page. */
function opened(tools: PaymentTool[], wished?: string): CashierStore {
  store = new CashierStore({ ...target, orderId: `M${++orders}` }, wished)
  const facts = { amount: 1690, subject: '', payDeadline: 0, paymentToolList: tools, bizInfo: '', showCardPay: true }
  store.opening.set({ kind: 'open', cashier: { ...facts, tools } })
  return store
}

it.each([
  ['none was chosen', [card('C1'), alipay], undefined, undefined],
  ['a provider was chosen', [card('C1'), alipay], 'ALIPAY', 'ALIPAY'],
  ['a card was chosen', [alipay, card('C1'), card('C2')], 'DEBIT_CARD', 'DEBIT_CARD'],
  ['the card has too small a limit', [card('C1', 'limit'), card('C2'), alipay], 'DEBIT_CARD', undefined],
  ['the kind is not offered here', [card('C1'), alipay], 'WECHATPAY', undefined],
  ['nothing is offered', [], 'ALIPAY', undefined],
] as const)('R-83 where %s, the tool is settled or the whole list is shown', (_case, tools, wished, settled) => {
  expect(opened([...tools], wished).settled?.assetType).toBe(settled)
})

it('R-83 another tool than the chosen one leaves the whole list on the screen', () => {
  const cashier = opened([card('C1'), alipay], 'ALIPAY')
  cashier.choose(card('C1'))
  expect(cashier.settled).toBeUndefined()
})

it('R-84 a payment that failed shows the whole list', () => {
  const cashier = opened([card('C1'), alipay], 'ALIPAY')
  cashier.pay.current.apply('start')
  expect(cashier.settled).toBe(cashier.chosen)
  cashier.pay.current.fail('lost', lostBy(undefined, 0))
  expect(cashier.settled).toBeUndefined()
})
