import { toOrder } from '@/domain/cashier/toOrder'
import { moves, openPages } from '../../routes/fakeNavigation'

jest.mock('@tarojs/taro', () => require('../../routes/fakeNavigation').taroModule)

const detail = 'subPackages/order/detail?orderId=M1'

describe('the way from a payment to its order', () => {
  it('R-78 goes back to the order where the payment was begun there: it lies on the stack once', () => {
    openPages('subPackages/xyfApp/order/order-list', detail, 'subPackages/xyfApp/member-v2/payCardResult?orderId=M1')
    toOrder('M1')
    expect(moves).toEqual(['navigateBack'])
  })

  it.each([
    ['another order', 'subPackages/order/detail?orderId=M2'],
    ['the list', 'subPackages/xyfApp/order/order-list'],
  ])('R-78 takes the place of the result above %s', (_, below) => {
    openPages(below, 'subPackages/xyfApp/member-v2/payCardResult?orderId=M1')
    toOrder('M1')
    expect(moves).toEqual([`redirectTo /${detail}`])
  })
})
