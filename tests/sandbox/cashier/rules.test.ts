import type { PaymentStatus } from '@/contract/cashier'
import { acceptsCallBack } from '../../../sandbox/areas/cashier/form'
import { hostOf } from '../../../sandbox/areas/cashier/hosts'
import { blocks, continues, isNews, isOpen, type PaymentFacts } from '../../../sandbox/areas/cashier/paymentState'

const statuses: PaymentStatus[] = [
  'PAYMENT_CREATED',
  'PAYMENT_SUBMITTED',
  'PAYMENT_PROCESS_IN',
  'PAYMENT_FAILURE',
  'PAYMENT_SUCCESS',
]

const now = new Date('2025-06-01T12:00:00Z')
const later = new Date(now.getTime() + 1)

const payment = (facts: Partial<PaymentFacts>): PaymentFacts => ({
  status: 'PAYMENT_CREATED',
  assetType: 'ALIPAY',
  cardId: null,
  sessionEndsAt: later,
  ...facts,
})

describe('news of a payment', () => {
  it('P15 a failure after the success changes nothing', () => {
    expect(isNews('PAYMENT_SUCCESS', 'PAYMENT_FAILURE')).toBe(false)
  })

  it('P13 every order of the same news ends in the same status', () => {
    const arrange = (rest: PaymentStatus[]): PaymentStatus[][] =>
      rest.length === 0
        ? [[]]
        : rest.flatMap((one, i) => arrange(rest.filter((_, j) => j !== i)).map((tail) => [one, ...tail]))
    const ends = arrange(statuses).map((news) =>
      news.reduce<PaymentStatus>((status, heard) => (isNews(status, heard) ? heard : status), 'PAYMENT_CREATED'),
    )
    expect(ends).toHaveLength(120)
    expect(new Set(ends)).toEqual(new Set(['PAYMENT_SUCCESS']))
  })

  it.each(statuses)('P13 %s said again changes nothing', (status) => {
    expect(isNews(status, status)).toBe(false)
  })

  it('a payment is open until it failed or succeeded', () => {
    expect(statuses.filter(isOpen)).toEqual(['PAYMENT_CREATED', 'PAYMENT_SUBMITTED', 'PAYMENT_PROCESS_IN'])
  })
})

describe('a second payment of an order', () => {
  it.each([
    ['an open session of the same tool', payment({}), { assetType: 'ALIPAY' }, true],
    ['an ended session of the same tool', payment({ sessionEndsAt: now }), { assetType: 'ALIPAY' }, false],
    [
      'a payment in process, however old',
      payment({ status: 'PAYMENT_PROCESS_IN', sessionEndsAt: now }),
      { assetType: 'ALIPAY' },
      true,
    ],
    ['another tool', payment({}), { assetType: 'WECHATPAY' }, false],
    [
      'the same card',
      payment({ assetType: 'DEBIT_CARD', cardId: 'C1' }),
      { assetType: 'DEBIT_CARD', cardId: 'C1' },
      true,
    ],
    [
      'another card',
      payment({ assetType: 'DEBIT_CARD', cardId: 'C1' }),
      { assetType: 'DEBIT_CARD', cardId: 'C2' },
      false,
    ],
    ['a failed one', payment({ status: 'PAYMENT_FAILURE' }), { assetType: 'ALIPAY' }, false],
  ] as const)('goes on with %s: %#', (_, earlier, tool, expected) => {
    expect(continues(earlier, tool, now)).toBe(expected)
  })

  it.each([
    ['an open session', payment({}), true],
    [
      'a card payment that the bank decides on',
      payment({ assetType: 'DEBIT_CARD', status: 'PAYMENT_PROCESS_IN' }),
      true,
    ],
    ['one that is decided on, however old', payment({ status: 'PAYMENT_PROCESS_IN', sessionEndsAt: now }), true],
    ['an ended session', payment({ sessionEndsAt: now }), false],
    ['a card payment without its code, which can be closed', payment({ assetType: 'DEBIT_CARD' }), false],
    ['a failed one', payment({ status: 'PAYMENT_FAILURE' }), false],
  ])('P16 waits for %s: %#', (_, earlier, expected) => {
    expect(blocks(earlier, now)).toBe(expected)
  })
})

it.each([
  [{ channel: 'APP' }, 'web'],
  [{ channel: 'APPLET' }, 'weapp'],
  [{ channel: 'APPLET', 'mini-host': 'weapp' }, 'weapp'],
  [{ channel: 'APPLET', 'mini-host': 'alipay' }, 'alipay'],
  [{ channel: 'DOUYIN' }, 'tt'],
  [{ channel: 'DOUYIN', 'mini-host': 'tt' }, 'tt'],
  [{ channel: 'APP', 'mini-host': 'elsewhere' }, 'web'],
] as const)('headers %j mean the host %s', (headers, host) => {
  expect(hostOf(headers)).toBe(host)
})

describe('the address a customer comes back to', () => {
  const own = 'http://127.0.0.1:8700'
  it.each([
    ['', true],
    [`${own}/subPackages/order/detail?orderId=M1`, true],
    ['http://localhost:10086/pages/home/index', false],
    ['xbt://pay/done', true],
    ['https://evil.example/', false],
    ['http://127.0.0.1:8700.evil.example/', false],
    ['http://user:secret@127.0.0.1:8700/', false],
    ['//evil.example/', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['http://127.0.0.1:8701/', false],
    ['/pages/home/index', false],
  ])('%j is accepted: %j', (url, expected) => {
    expect(acceptsCallBack(url, own)).toBe(expected)
  })
})
