import { answer, forgetCalls } from '@tests/domain/order/fakeCalls'
import { failure, refusal } from '@tests/domain/order/orderErrors'
import { placed } from '@tests/domain/order/samples'
import { settled } from '@tests/request/fakeHost'
import { InPage } from '@tests/shell/pageOf'
import { clean, draw, tap } from '@tests/ui/mounted'
import { act } from 'react'
import { copyOrderCreate, copyOrderInfo } from '@/contract/order/again'
import { AgainSheet } from '@/domain/order/again/AgainSheet'
import { AgainStore } from '@/domain/order/again/againStore'
import { routes } from '@/routes'

const mockMoves: string[] = []
const mockToasts: string[] = []
jest.mock('@/platform/page/toast', () => ({ toast: (text: string) => mockToasts.push(text) }))
jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@tests/domain/order/fakeCalls').storageModule)
jest.mock('@/navigate', () => ({
  go: ({ path }: { path: string }, query: object) => mockMoves.push(`go ${path} ${JSON.stringify(query)}`),
  replace: ({ path }: { path: string }) => mockMoves.push(`replace ${path}`),
}))

const goods = { title: '话费', picture: '', rechargeTypeName: '50 元' }
const made = jest.fn()

/** Opens the sheet for an order and confirms it. */
async function take(): Promise<HTMLElement> {
  const store = new AgainStore()
  await act(async () => store.open('M1'))
  const box = draw(
    <InPage route={routes.orderList}>
      <AgainSheet store={store} goods={goods} onMade={made} />
    </InPage>,
  )
  tap(box.querySelector('#again-submit'))
  await act(settled)
  return box
}

beforeEach(() => {
  forgetCalls()
  mockMoves.length = 0
  mockToasts.length = 0
  made.mockReset()
  answer(copyOrderInfo, () => ({ goodsId: 'g', rechargeType: 't', quantity: 1, rechargeAccount: '', transAmount: 100 }))
})
afterEach(clean)

describe('buying again', () => {
  it('opens the cashier over the screen, so that Back comes to it, and says that there is a new order', async () => {
    answer(copyOrderCreate, () => placed('M2'))
    const box = await take()
    expect(box.querySelector('#again-sheet')).toBeNull()
    expect(mockMoves).toEqual(['go subPackages/xyfApp/h5-pay/index {"orderId":"M2","source":"mall"}'])
    expect(made).toHaveBeenCalledTimes(1)
  })

  it('R-44 stays where no order was made, and says why in the sheet, without a toast', async () => {
    answer(copyOrderCreate, refusal('STOCK_SHORT', '库存不足'))
    const box = await take()
    expect(box.querySelector('#again-sheet [role=alert]')?.textContent).toBe('库存不足')
    expect([mockMoves, made.mock.calls, mockToasts]).toEqual([[], [], []])
  })

  it('R-82 explains a lost answer in the sheet, without a toast', async () => {
    answer(copyOrderCreate, failure('timeout'))
    const box = await take()
    expect(box.querySelector('#again-sheet [role=alert]')?.textContent).toContain('不会重复下单')
    expect([mockMoves, mockToasts]).toEqual([[], []])
  })
})
