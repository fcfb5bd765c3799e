import { answer, forgetCalls } from '@tests/domain/order/fakeCalls'
import { detailRes } from '@tests/domain/order/samples'
import { clean, draw, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { orderDetail } from '@/contract/order/detail'
import { paysystemGateway } from '@/domain/cashier/gateway/paysystemGateway'
import { PayHereStore } from '@/domain/cashier/here/payHereStore'
import { AgainStore } from '@/domain/order/again/againStore'
import { CancelSheet } from '@/domain/order/detail/CancelSheet'
import { DetailBar } from '@/domain/order/detail/DetailBar'
import { DetailView } from '@/domain/order/detail/DetailView'
import { DetailStore } from '@/domain/order/detail/detailStore'
import { order as words } from '@/i18n/order'
import { note } from '@/lib/serverClock'

const opened: string[] = []
const copied: string[] = []
jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@tests/domain/order/fakeCalls').storageModule)
jest.mock('@/platform/storage/storage', () => ({ read: () => undefined, write: () => true, remove: () => undefined }))
jest.mock('@/platform/page/toast', () => ({ toast: () => undefined }))
jest.mock('@/platform/host/clipboard', () => ({ copyText: async (text: string) => copied.push(text) > 0 }))
jest.mock('@/navigate', () => ({
  go: ({ path }: { path: string }, query: object) => opened.push(`${path} ${JSON.stringify(query)}`),
}))

const target = { orderId: 'M1', source: 'mall', bizType: 'MALL_ORDER' as const, callBackUrl: '' }

/** Draws the screen of an order as the server has it. */
async function show(facts: Parameters<typeof detailRes>[0], now = Date.now()) {
  note(now)
  answer(orderDetail, () => detailRes(facts, now))
  const store = new DetailStore('M1')
  await store.load()
  const again = new AgainStore()
  const payHere = new PayHereStore({ target, gateway: paysystemGateway() })
  return draw(
    <>
      <DetailView store={store} payHere={payHere} />
      <DetailBar store={store} again={again} />
    </>,
  )
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2030-05-20T12:00:00+08:00') })
  forgetCalls()
  opened.length = 0
  copied.length = 0
})
afterEach(() => {
  clean()
  jest.useRealTimers()
})

describe('the question before an order is cancelled', () => {
  const ask = (hasCoupon: boolean) => {
    const nothing = () => undefined
    return draw(<CancelSheet open hasCoupon={hasCoupon} busy={false} onCancel={nothing} onClose={nothing} />)
      .textContent
  }

  it('mentions a coupon only if the order uses one', () => {
    expect(ask(true)).toContain('优惠券会退回')
    expect(ask(false)).toContain('订单无法恢复')
    expect(ask(false)).not.toContain('优惠券')
  })
})

describe('the screen of an order', () => {
  it('R-65 shows the order, the time left, and leads to the cashier', async () => {
    const box = await show({ state: 'unpaid' })
    expect(box.textContent).toContain('等待支付')
    expect(box.querySelector('[role=timer]')?.textContent).toBe('01:00')
    expect(box.querySelector('#pay-here')).not.toBeNull()
    tap(box.querySelector('#order-pay'))
    expect(opened).toEqual(['subPackages/xyfApp/h5-pay/index {"orderId":"M1","source":"mall"}'])
  })

  it('R-67 shows what the goods cost without the subsidy, and the subsidy that the order took', async () => {
    const box = await show({ state: 'unpaid', goodsAmount: 4_860, subsidyAmount: 140, payAmount: 4_860 })
    expect(box.textContent).toContain(`${words.goodsAmount}¥50.00${words.subsidy}-¥1.40`)
    clean()
    expect((await show({ state: 'unpaid' })).textContent).not.toContain(words.subsidy)
  })

  it('N3 counts by the clock of the server', async () => {
    const box = await show({ state: 'unpaid' }, Date.now() + 86_400_000)
    expect(box.querySelector('[role=timer]')?.textContent).toBe('01:00')
  })

  it('S6 shows the phone masked', async () => {
    const box = await show({})
    expect(box.textContent).toContain('138 **** 8000')
    expect(box.textContent).not.toContain('13800138000')
  })

  it('shows card codes to be copied, and leads to the voucher', async () => {
    const codes = [{ number: '5236 9626 9616 0251', password: 'J8MN-BNW3-34R3' }]
    const box = await show({ state: 'finished', cardCodes: codes, voucherCode: '5236962696160251' })
    tap(box.querySelector('.card-codes .copy-button'))
    expect(copied).toEqual(['5236 9626 9616 0251'])
    tap(box.querySelector('#order-voucher'))
    expect(opened).toEqual(['subPackages/qrcode-detail/index {"orderId":"M1"}'])
  })

  it('says of a voucher that is to be used until when, and not that it is on its way or completed', async () => {
    const box = await show({ state: 'paid', voucherCode: '5236962696160251', validUntil: 1_900_000_000_000 })
    for (const part of [words.unused, words.unusedHint, '有效期至2030-03-18']) expect(box.textContent).toContain(part)
    expect(box.textContent).not.toContain(words.states.paid)
    tap(box.querySelector('#order-voucher'))
    expect(opened).toEqual(['subPackages/qrcode-detail/index {"orderId":"M1"}'])
  })

  it('says that a recharge has arrived, and why one was refused and where its money is', async () => {
    expect((await show({ state: 'finished' })).textContent).toContain('充值已到账，感谢您的购买')
    clean()
    const refusal = '运营商未受理：号码状态异常。¥50.00 已退回支付宝'
    const box = await show({ state: 'refunded', refusal, refundedAt: 1_000_000 })
    for (const part of ['已退款', refusal, '退款时间']) expect(box.textContent).toContain(part)
    expect(box.textContent).not.toContain(words.stateHints.refunded)
    clean()
    await says(await show({ state: 'refunded' }), '款项已原路退回', 'Refunded to your original payment method')
  })

  it('is not bought again while it is being refunded', async () => {
    expect((await show({ state: 'refunding' })).textContent).not.toContain('再来一单')
    clean()
    expect((await show({ state: 'refunded' })).textContent).toContain('再来一单')
  })

  it.each(['paid', 'finished', 'cancelled', 'refunding', 'refunded'] as const)(
    'R-65 that is %s has no payment to offer and no time left',
    async (state) => {
      const box = await show({ state })
      expect(box.querySelector('#pay-here')).toBeNull()
      expect(box.querySelector('#order-pay')).toBeNull()
      expect(box.querySelector('[role=timer]')).toBeNull()
    },
  )
})
