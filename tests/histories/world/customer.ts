import { goldOrder } from '@/contract/member/gold'
import { createVipOrder } from '@/contract/member/order'
import { order } from '@/contract/order/place'
import { userInfo, wxLogin } from '@/contract/session'
import type { PayTarget } from '@/domain/cashier/payment/payment'
import { bankCards } from '../../../sandbox/areas/cashier/tables'
import { cardApplications } from '../../../sandbox/areas/identity/tables'
import type { Host } from './device'
import type { Server } from './server'

/** What is paid for: goods of the mall, the gold membership, or a membership whose orders have calls of their own. */
export type Sold = 'mall' | 'gold' | 'leap'

/** A customer of one history, with cards that pay, have no money, take their time, and are refused. */
export interface Customer {
  userId: number
  mobile: string
  /** An order that waits for its payment. */
  target: PayTarget
  /** Fen. */
  amount: number
}

export const cardTails = { good: '6666', poor: '0000', slow: '9999', lost: '4444' } as const

/** Signs in with a number; an unknown number becomes a new account. */
export async function signIn(server: Server, mobile: string): Promise<string> {
  const { mToken } = await server.call(wxLogin, { jsCode: 'test', phoneCode: `phone:${mobile}` })
  return mToken ?? ''
}

const orders: Record<Sold, (server: Server, token: string) => Promise<{ orderId: string; amount: number }>> = {
  async mall(server, token) {
    const ware = { goodsId: '30101', rechargeType: 'card-50', rechargeAccount: '', quantity: 1, transAmount: 4_860 }
    const { orderId, payAmount } = await server.call(order, ware, token)
    return { orderId, amount: payAmount }
  },
  async gold(server, token) {
    const { orderId, payAmount } = await server.call(goldOrder, { levelId: 'gold-month', price: 1_990 }, token)
    return { orderId, amount: payAmount }
  },
  async leap(server, token) {
    const { vipOrderNo, sellPrice } = await server.call(
      createVipOrder,
      {
        vipType: 'leap',
        contractType: 'single_month',
        buyType: 1,
        buySource: 'member-leap',
        originalPrice: 6_800,
        contractPrice: 5_500,
        sellPrice: 5_500,
        payActiveId: '',
        vipCardType: 1,
      },
      token,
    )
    return { orderId: vipOrderNo, amount: sellPrice }
  },
}

const sources: Record<Sold, Pick<PayTarget, 'bizType' | 'source'>> = {
  mall: { bizType: 'MALL_ORDER', source: 'mall' },
  gold: { bizType: 'VIP_MEMBER_CARD', source: 'gold-member' },
  leap: { bizType: 'VIP_MEMBER_CARD', source: 'member-leap' },
}

let customers = 0

/** A new customer with an order; the numbers of phones count up, so that no limit of one history meets another. */
export async function newCustomer(server: Server, sold: Sold, host: Host): Promise<Customer & { token: string }> {
  customers += 1
  const mobile = `137${String(customers).padStart(8, '0')}`
  const token = await signIn(server, mobile)
  const userId = Number((await server.call(userInfo, {}, token)).userInfo.userId)
  await server.db.insert(bankCards).values(
    Object.entries(cardTails).map(([name, tail]) => ({
      cardId: `C${userId}${name}`,
      userId,
      bank: { zh: '沙盒银行', en: 'Sandbox Bank' },
      tail,
      mobile,
      limit: null,
    })),
  )
  // Their card is open, so that an order of goods takes a subsidy.
  const at = new Date(server.clock.now)
  await server.db
    .insert(cardApplications)
    .values({ userId, isGranted: true, appliedAt: at, decidedAt: at, couponId: '' })
  const { orderId, amount } = await orders[sold](server, token)
  const callBackUrl =
    host === 'web' ? `http://sandbox/subPackages/xyfApp/member-v2/payCardResult?orderId=${orderId}` : ''
  return { userId, mobile, token, amount, target: { orderId, ...sources[sold], callBackUrl } }
}
