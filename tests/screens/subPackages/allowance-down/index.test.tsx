import { pageOf } from '@tests/domain/mall/fakeMall'
import { answer, forgetCalls, sentTo } from '@tests/domain/order/fakeCalls'
import { failure } from '@tests/domain/order/orderErrors'
import { openScreen, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { clean, tap } from '@tests/ui/mounted'
import { getTransactionPrice, goods } from '@/contract/mall/goods'
import { goodsList } from '@/contract/mall/shelf'
import { consent } from '@/domain/account/consent'
import { mall } from '@/i18n/mall'
import { ui } from '@/i18n/ui'
import { note } from '@/lib/serverClock'
import { go } from '@/navigate'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'
import AllowanceDown from '@/subPackages/allowance-down/index'

jest.mock('@/navigate', () => ({ ...jest.requireActual('@/navigate'), go: jest.fn() }))
jest.mock('@/platform/page/toast', () => ({ toast: jest.fn() }))
jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)

const hour = 3_600_000

const withText = (box: HTMLElement, text: string) =>
  [...box.querySelectorAll('[role="button"]')].find(({ textContent }) => textContent === text)

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2030-05-20T12:00:00+08:00') })
  forgetCalls()
  consent.accept()
})
afterEach(() => {
  clean()
  note(Date.now())
  jest.useRealTimers()
})

/** The screen with its first ten of twelve goods, each at 40 yuan now. */
async function opened(): Promise<HTMLElement> {
  answer(getTransactionPrice, () => ({ price: 4000, originalPrice: 9000, subsidy: 5000, steps: [], now: Date.now() }))
  answer(goodsList, () => ({ goodsList: pageOf(12, 1) }))
  const box = openScreen(AllowanceDown, routes.allowanceDown.path)
  await settle()
  return box
}

describe('the screen of falling prices', () => {
  it('a next page that fails says so, and a tap asks for it again', async () => {
    const box = await opened()
    answer(goodsList, failure('offline'), () => ({ goodsList: pageOf(12, 2) }))
    tap(withText(box, ui.list.more))
    await settle()
    tap(withText(box, ui.list.failed))
    await settle()
    expect(sentTo(goodsList).map(({ data }) => data)).toMatchObject([{ page: 1 }, { page: 2 }, { page: 2 }])
    expect(box.textContent).toContain(ui.list.end)
  })

  it('the next page comes when the end of the page is reached', async () => {
    const box = await opened()
    answer(goodsList, () => ({ goodsList: pageOf(12, 2) }))
    happen('bottom')
    await settle()
    expect(box.textContent).toContain(ui.list.end)
  })

  it('N3 counts down to the next step by the server’s clock, however wrong the device’s is', async () => {
    const serverTime = Date.now() - 5 * hour
    note(serverTime)
    const steps = [
      { at: serverTime - hour, price: 4000 },
      { at: serverTime + hour + 5000, price: 3000 },
    ]
    answer(getTransactionPrice, () => ({ price: 4000, originalPrice: 9000, subsidy: 5000, steps, now: serverTime }))
    answer(goodsList, () => ({ goodsList: pageOf(1, 1) }))
    const box = openScreen(AllowanceDown, routes.allowanceDown.path)
    await settle()
    expect(box.querySelector('[role="timer"]')?.textContent).toBe('01:00:05')
    expect(box.textContent).toContain(mall.nextStep(3000))
  })

  it('says of a price that is the lowest of its day that it is, and of one that does not fall nothing', async () => {
    expect((await opened()).textContent).not.toContain(mall.lowest)
    clean()
    const steps = [{ at: Date.now() - hour, price: 4000 }]
    answer(getTransactionPrice, () => ({ price: 4000, originalPrice: 9000, subsidy: 5000, steps, now: Date.now() }))
    const box = openScreen(AllowanceDown, routes.allowanceDown.path)
    await settle()
    expect(box.textContent).toContain(mall.lowest)
  })

  it('takes the price on the screen along to the order, so that the customer is told when it is another there', async () => {
    const box = await opened()
    answer(goods, () => ({ goodsId: '1', defaultType: 'year' }))
    tap(withText(box, mall.buyNow))
    await settle()
    expect(go).toHaveBeenCalledWith(routes.orderConfirm, expect.objectContaining({ goodsId: '1', price: '4000' }))
  })

  it('R-44 tells of an order that could not be prepared in one toast, and lets the customer tap again', async () => {
    const box = await opened()
    answer(goods, failure('offline'), () => ({ goodsId: '1', defaultType: 'year' }))
    tap(withText(box, mall.buyNow))
    await settle()
    expect([jest.mocked(toast).mock.calls.length, jest.mocked(go).mock.calls.length]).toEqual([1, 0])
    tap(withText(box, mall.buyNow))
    await settle()
    expect(go).toHaveBeenCalledTimes(1)
  })

  it('does not lead to the order of a customer who has gone elsewhere meanwhile, nor when they come back', async () => {
    const box = await opened()
    answer(goods, () => ({ goodsId: '1', defaultType: 'year' }))
    tap(withText(box, mall.buyNow))
    happen('hide')
    await settle()
    happen('show')
    await settle()
    expect(go).not.toHaveBeenCalled()
  })
})
