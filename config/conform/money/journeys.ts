import type { Call } from '../calls'
import { requestData } from '../requestData'
import { cancelOrders, type Placed, probeOrders } from './orders'
import { probePayments } from './payments'
import { type Buyer, twice } from './repeat'

/** Calls that take or redeem something by one id, or by none, which an earlier answer has told. */
const claims = [
  'receiveRookieCoupon',
  'takeCoupon',
  'getBonus',
  'openPacket',
  'takeStage',
  'startFreeGroup',
  'takeActivityReward',
  'receiveRight',
  'receiveGift',
  'getExtraRight',
  'getLimitUpRight',
  'packItem',
  'receiveRights',
] as const

/** Orders, pays, takes and exchanges, in the order of the app's journeys, each twice with one request id. */
export async function probeMoney(buyer: Buyer, mobile: string): Promise<void> {
  const orders = await probeOrders(buyer, mobile)
  await probePayments(buyer, orders)
  const again = await buyAgain(buyer, orders)
  await cancelOrders(buyer, [...orders, ...again])
  await buyMembership(buyer)
  await exchangeCoins(buyer)
  for (const name of claims) await claim(buyer, buyer.prober.call(name))
}

async function buyAgain(buyer: Buyer, [first]: readonly Placed[]): Promise<Placed[]> {
  const { prober, person } = buyer
  if (!first || !prober.isWanted(prober.call('copyOrderCreate'))) return []
  const { orderId } = first
  const { value } = await prober.send({ call: prober.call('copyOrderInfo'), data: { orderId }, person })
  const { transAmount } = (value ?? {}) as { transAmount?: number }
  if (transAmount === undefined) return []
  const made = (await twice(buyer, { name: 'copyOrderCreate', data: { orderId, transAmount } })) as Placed | undefined
  return made ? [made] : []
}

interface Offer {
  priceInfo: { contractType: string; originalPrice: number; contractPrice: number; salePrice: number }[]
  payActiveId: string
}

/** Orders a membership, and starts its payment. */
async function buyMembership(buyer: Buyer): Promise<void> {
  const { prober, person } = buyer
  const call = prober.call('createVipOrder')
  if (!prober.isWanted(call)) return
  const { value } = await prober.send({ call: prober.call('vipInfo'), data: {}, person })
  const offer = value as Offer | undefined
  // A price that is charged again would make a contract with the payment.
  const price = offer?.priceInfo.find(({ contractType }) => contractType.startsWith('single'))
  if (!offer || !price) return prober.leave(call, 'order a membership', 'no membership for one term is offered')
  const { contractType, originalPrice, contractPrice, salePrice: sellPrice } = price
  const { payActiveId } = offer
  const prices = { originalPrice, contractPrice, sellPrice, payActiveId, vipCardType: 1 }
  const data = { vipType: 'fei_yue', contractType, buyType: 1, buySource: 'member-v2', ...prices }
  const made = (await twice(buyer, { name: 'createVipOrder', data })) as { vipOrderNo: string } | undefined
  if (!made) return
  const { vipOrderNo } = made
  const callBackUrl = `${prober.options.site}/`
  const paid = await twice(buyer, { name: 'vipAlipayPay', data: { vipOrderNo, amount: sellPrice, callBackUrl } })
  const { bizNo } = (paid ?? {}) as { bizNo?: string }
  const status = prober.call('vipPayStatus')
  if (bizNo !== undefined && prober.isWanted(status))
    await prober.probe({ call: status, data: { vipOrderNo, bizNo }, person })
}

/** Exchanges the cheapest goods of the coin shop. */
async function exchangeCoins(buyer: Buyer): Promise<void> {
  const { prober, person } = buyer
  const call = prober.call('exchange')
  if (!prober.isWanted(call)) return
  const listed = await prober.send({ call: prober.call('exchangeGoods'), data: { page: 1 }, person })
  const goods = (listed.value as { goodsList: { goodsId: string; coins: number }[] } | undefined)?.goodsList ?? []
  const [cheapest] = [...goods].sort((one, other) => one.coins - other.coins)
  if (!cheapest) return prober.leave(call, 'exchange coins', 'the coin shop has no goods')
  const { goodsId } = cheapest
  const prepared = await prober.probe({ call: prober.call('preExchange'), data: { goodsId }, person })
  const { exchangeNo } = (prepared.value ?? {}) as { exchangeNo?: string }
  if (exchangeNo === undefined) return prober.leave(call, 'exchange coins', 'the exchange was not prepared')
  const made = (await twice(buyer, { name: 'exchange', data: { exchangeNo } })) as { orderId: string } | undefined
  const detail = prober.call('coinOrderDetail')
  if (made && prober.isWanted(detail))
    await prober.probe({
      call: detail,
      data: { orderId: made.orderId },
      person,
      trying: 'read the exchange that was made',
    })
}

async function claim(buyer: Buyer, call: Call): Promise<void> {
  const { prober } = buyer
  if (!prober.isWanted(call)) return
  const made = requestData(call.name, call.request, prober.definitions, prober.known)
  if ('missing' in made) return prober.leave(call, `money ${call.area}.${call.name} as a customer`, made.missing)
  await twice(buyer, { name: call.name, data: made.data })
}
