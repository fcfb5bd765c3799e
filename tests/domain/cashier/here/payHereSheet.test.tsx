import { clean, draw } from '@tests/ui/mounted'
import { PayHereSheet } from '@/domain/cashier/here/PayHereSheet'
import type { PayHereStore } from '@/domain/cashier/here/payHereStore'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@tests/domain/cashier/fakeHost').hostModule)

afterEach(clean)

describe('paying on the screen of what is paid for', () => {
  it.each([
    ['an order that was paid', { state: 'paid', isClosed: false }, 1],
    ['R-77 an order that takes no payment any more', { state: 'unknown', isClosed: true }, 1],
    ['a payment that failed', { state: 'failed', isClosed: false, status: 'payFailed' }, 0],
  ])('closes the sheet and reads the order again: %s', (_, pay, times) => {
    const store = { isOpen: true, amount: 1690, tools: [], channels: {}, pay, close: jest.fn() }
    const onOver = jest.fn()
    draw(<PayHereSheet store={store as unknown as PayHereStore} onOver={onOver} />)
    expect(store.close).toHaveBeenCalledTimes(times)
    expect(onOver).toHaveBeenCalledTimes(times)
  })
})
