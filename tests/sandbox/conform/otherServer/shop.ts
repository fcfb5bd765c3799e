import { type Asked, Refused } from './wire'

/** The only code that this server sends. */
export const loginCode = '246810'

const mobile = '13800000001'
const goods = { goodsId: 'g1', title: 'Coffee card', subtitle: '', picture: '/coffee.png' }
const price = 2_500

interface Order {
  orderId: string
  createdAt: number
}

/** A shop with one customer and one product, in memory. */
export class Shop {
  private readonly tokens = new Set<string>()
  private isCodeUsed = false
  private readonly orders: Order[] = []
  private readonly payments: { bizNo: string; orderId: string; requestId: string }[] = []
  private readonly made = new Map<string, unknown>()

  login({ data }: Asked): object {
    if (data.code !== loginCode || data.mobile !== mobile) throw new Refused('CODE_WRONG')
    if (this.isCodeUsed) throw new Refused('CODE_USED')
    this.isCodeUsed = true
    this.tokens.add('t1')
    return { mToken: 't1', userStatus: 'old' }
  }

  userInfo = (asked: Asked): object => {
    this.mustBeSignedIn(asked)
    return { userInfo: { userId: '1', nickName: 'Ann', imgUrl: '', mobile: '138****0001', xbtStatus: 0, isVip: false } }
  }

  counters = (asked: Asked): object => {
    this.mustBeSignedIn(asked)
    const orderCounts = { unpaid: this.orders.length, paid: 0, finished: 0, refund: 0 }
    return { couponCount: 0, goldCoins: 0, orderCounts }
  }

  home = (): object => ({
    xbtInfo: { subsidyBalance: 0, savedThisMonth: 0, isVip: false },
    banners: [],
    goods: this.cards(1).goodsList,
  })

  cards = (page: unknown): { goodsList: object[] } => ({
    goodsList: page === 1 ? [{ ...goods, price, originalPrice: price, subsidy: 0, sold: 0, tags: [] }] : [],
  })

  one({ data }: Asked): object {
    if (data.goodsId !== goods.goodsId) throw new Refused('GOODS_GONE')
    const type = { type: 'card', name: 'Code', kind: 'card', price, originalPrice: price, subsidy: 0, stock: 9 }
    const texts = { pictures: [goods.picture], tags: [], description: [], notes: [], sold: 0, maxQuantity: 1 }
    return {
      ...goods,
      ...texts,
      brand: { brandId: 'b1', name: 'B', picture: '' },
      rechargeTypes: [type],
      defaultType: 'card',
    }
  }

  price = (asked: Asked): object => {
    this.mustBeSignedIn(asked)
    return {
      goods: { ...this.named(), price, maxQuantity: 1 },
      order: { quantity: 1, goodsAmount: price, memberDiscountAmount: 0, transAmount: price },
      memberCoupons: [],
      memberStatus: { isVip: false, tip: '' },
    }
  }

  order = (asked: Asked): unknown =>
    this.once(asked, () => {
      const order = { orderId: `o${this.orders.length + 1}`, createdAt: Date.now() }
      this.orders.unshift(order)
      return { orderId: order.orderId, payAmount: price, payDeadline: order.createdAt + 900_000 }
    })

  list = (asked: Asked): object => {
    this.mustBeSignedIn(asked)
    const rows = this.orders.map((order) => ({
      ...this.shown(order),
      title: goods.title,
      picture: '',
      rechargeTypeName: 'Code',
    }))
    return { orders: rows.slice((Number(asked.data.page) - 1) * 10, Number(asked.data.page) * 10), now: Date.now() }
  }

  detail = (asked: Asked): object => {
    this.mustBeSignedIn(asked)
    const order = this.orders.find(({ orderId }) => orderId === asked.data.orderId)
    if (!order) throw new Refused('ORDER_UNKNOWN')
    const amounts = { goodsAmount: price, memberDiscountAmount: 0, couponDiscountAmount: 0 }
    const orderDetail = { ...this.shown(order), ...amounts, goods: this.named(), rechargeAccount: '', cardCodes: [] }
    return { orderDetail, payParams: { orderId: order.orderId, amount: price, deductType: 1 }, now: Date.now() }
  }

  pay = (asked: Asked): unknown =>
    this.once(asked, () => {
      const { orderId } = JSON.parse(String(asked.data.bizInfo)) as { orderId: string }
      const bizNo = `p${this.payments.length + 1}`
      this.payments.push({ bizNo, orderId, requestId: asked.requestId })
      return { bizNo, outBizNo: '', paymentStatus: 'PAYMENT_CREATED', paymentResultMessage: '' }
    })

  find = (asked: Asked): object => {
    this.mustBeSignedIn(asked)
    const { bizNo, orderId, requestId } = asked.data
    const found = this.payments.find((one) =>
      bizNo ? one.bizNo === bizNo : one.orderId === orderId && one.requestId === requestId,
    )
    if (!found) throw new Refused('PAYMENT_UNKNOWN')
    const state = { paymentStatus: 'PAYMENT_CREATED', paymentResultMessage: '' }
    return { ...state, bizNo: found.bizNo, outBizNo: '', orderId: found.orderId, amount: price }
  }

  private mustBeSignedIn({ token }: Asked): void {
    if (!this.tokens.has(token ?? '')) throw new Refused('300000')
  }

  /** Does what is asked once for each request id. */
  private once(asked: Asked, make: () => unknown): unknown {
    this.mustBeSignedIn(asked)
    if (!this.made.has(asked.requestId)) this.made.set(asked.requestId, make())
    return this.made.get(asked.requestId)
  }

  private readonly named = () => ({
    goodsId: goods.goodsId,
    title: goods.title,
    picture: goods.picture,
    rechargeType: 'card',
    rechargeTypeName: 'Code',
    kind: 'card',
  })

  private readonly shown = ({ orderId, createdAt }: Order) => ({
    orderId,
    state: 'unpaid',
    stateText: 'To be paid',
    quantity: 1,
    payAmount: price,
    createdAt,
    payDeadline: createdAt + 900_000,
  })
}
