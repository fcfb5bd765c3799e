import { act } from 'react'
import { copyOrderCreate, copyOrderInfo } from '@/contract/order/again'
import { AgainSheet } from '@/domain/order/AgainSheet'
import { AgainStore } from '@/domain/order/againStore'
import { clean, draw, tap } from '../../ui/mounted'
import { answer, forgetCalls } from './fakeCalls'
import { refusal } from './orderErrors'
import { placed } from './samples'

const mockMoves: string[] = []
jest.mock('@tarojs/taro', () => jest.requireActual('../cashier/fakeHost').taroModule)
jest.mock('@/request/call', () => jest.requireActual('./fakeCalls').callModule)
jest.mock('@/platform/sessionStorage', () => jest.requireActual('./fakeCalls').storageModule)
jest.mock('@/navigate', () => ({
  go: ({ path }: { path: string }, query: object) => mockMoves.push(`go ${path} ${JSON.stringify(query)}`),
  replace: ({ path }: { path: string }) => mockMoves.push(`replace ${path}`),
}))

const goods = { title: '话费', picture: '', rechargeTypeName: '50 元' }
const made = jest.fn()

/** Opens the question for an order and takes it. */
async function take(): Promise<void> {
  const store = new AgainStore()
  await act(async () => store.open('M1'))
  const box = draw(<AgainSheet store={store} goods={goods} onMade={made} />)
  await act(async () => tap(box.querySelector('#again-submit')))
}

beforeEach(() => {
  forgetCalls()
  mockMoves.length = 0
  made.mockReset()
  answer(copyOrderInfo, () => ({ goodsId: 'g', rechargeType: 't', quantity: 1, rechargeAccount: '', transAmount: 100 }))
})
afterEach(clean)

describe('buying again', () => {
  it('opens the cashier over the screen, so that Back comes to it, and says that there is a new order', async () => {
    answer(copyOrderCreate, () => placed('M2'))
    await take()
    expect(mockMoves).toEqual(['go subPackages/xyfApp/h5-pay/index {"orderId":"M2","source":"mall"}'])
    expect(made).toHaveBeenCalledTimes(1)
  })

  it('stays where nothing was made', async () => {
    answer(copyOrderCreate, refusal('STOCK_SHORT', '库存不足'))
    await take()
    expect([mockMoves, made.mock.calls]).toEqual([[], []])
  })
})
