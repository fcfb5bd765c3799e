import { Binder, cardOf } from '@tests/sandbox/bank/binder'
import { goodsOf, Journey, sessionOf, withCode } from '@tests/sandbox/cashier/journey'
import { CoinPlay } from '@tests/sandbox/coin/coinPlay'
import { Leaver } from '@tests/sandbox/deregistration/leaver'
import { InvitePlay } from '@tests/sandbox/invite/invitePlay'
import { MemberPlay } from '@tests/sandbox/member/memberPlay'
import { ALIPAY, ProviderPlay, WECHAT } from '@tests/sandbox/provider/providerPlay'
import { buyCard } from '@tests/sandbox/rights/buyCard'
import type { TestSandbox } from '@tests/sandbox/startSandbox'
import { topUp } from '@tests/sandbox/topup/topupPlay'
import { WalletPlay } from '@tests/sandbox/wallet/walletPlay'
import { freeGroups, joinFreeGroup, startFreeGroup } from '@/contract/activity/free'
import { unbindCard } from '@/contract/bank/cards'
import { exchangeGoods } from '@/contract/coin/shop'
import { couponSale, receiveRookieCoupon, takeCoupon } from '@/contract/coupon/offers'
import { renewEnable } from '@/contract/member/renewal'
import { receiveRight, vipRights } from '@/contract/member/rights'
import { cancelOrder } from '@/contract/order/detail'
import { getCode } from '@/contract/session'
import { feeOf } from '@/lib/fee'
import { pick } from './requests'

/** The customer of a recipe, on one of their devices. */
export interface Actor {
  sandbox: TestSandbox
  mobile: string
  /** Another one after the account was closed. */
  token: string
  random(): number
  /** Lets so many milliseconds pass. */
  pass(ms: number): Promise<void>
}

/** A chain of right calls that money goes through; rejects where the sandbox refuses one, as it may. */
type Recipe = (by: Actor) => Promise<void>

const second = 1_000
const day = 86_400_000
const contracts = ['continue_month', 'single_month', 'single_season', 'continue_season'] as const
const outcomes = ['approve', 'approve', 'decline', 'pending'] as const

function accepted<Answer extends { code: string; message: string }>(answer: Answer): Answer {
  if (answer.code !== '000000') throw new Error(`refused: ${answer.code} ${answer.message}`)
  return answer
}

const one = <T>({ random }: Actor, from: readonly T[]): T => {
  const found = pick(random, from)
  if (found === undefined) throw new Error('there is nothing to choose from')
  return found
}

/** Every kind of money of the product, by the name of its chain. */
export const recipes: Readonly<Record<string, Recipe>> = {
  async order(by) {
    const journey = new Journey(by.sandbox, by.token)
    const kinds = Object.keys(goodsOf) as (keyof typeof goodsOf)[]
    const placed = await journey.order(one(by, kinds), 1 + Math.floor(by.random() * 2))
    const begin = async () =>
      accepted(await journey.pay(placed, one(by, [ALIPAY, WECHAT]))).data.redirectActionForm?.redirectUrl
    const sessions = [sessionOf(await begin())]
    if (by.random() < 0.3) sessions.push(sessionOf(await begin()))
    if (by.random() < 0.15) await by.sandbox.call(cancelOrder, { orderId: placed.orderId }, { token: by.token })
    const provider = new ProviderPlay(by.sandbox, journey)
    for (const session of sessions)
      await provider.play(session, one(by, outcomes), { times: 1 + Math.floor(by.random() * 3) })
    await journey.query({ orderId: placed.orderId })
  },

  async cardPayment(by) {
    const journey = new Journey(by.sandbox, by.token)
    const cards = await (await Binder.of(by.sandbox, by.mobile)).cards()
    const { bizNo, code } = await withCode(journey, by.mobile, {
      assetType: 'DEBIT_CARD',
      cardId: one(by, cards).cardId,
    })
    accepted(await journey.confirm(bizNo, code))
  },

  async topUp(by) {
    // The operator refuses the number that ends in 4444, and the money goes back.
    await topUp(new Journey(by.sandbox, by.token), { mobile: one(by, [by.mobile, '13900004444']) })
    await by.pass(one(by, [second, 60 * second, day]))
  },

  async withdrawal(by) {
    const play = new WalletPlay(by.sandbox, by.mobile, by.token)
    const account = one(by, await play.accounts())
    accepted(await by.sandbox.call(getCode, { scene: 'withdraw' }, { token: by.token }))
    const [message] = await by.sandbox.inbox(by.mobile)
    const amount = one(by, [1_000, 2_000, 5_000])
    const wish = { accountId: account.accountId, amount, fee: feeOf(amount, account), code: message?.code }
    const { withdrawId } = accepted(await play.send(wish)).data
    for (const ms of [3 * second, one(by, [60 * second, 3 * 3_600_000, 2 * day])]) {
      await by.pass(ms)
      const { confirm } = await play.detail(withdrawId)
      if (confirm && by.random() < 0.6)
        await fetch(`${by.sandbox.url}/sandbox/transfer/${confirm.package}`, { method: 'POST' })
    }
  },

  async coins(by) {
    const play = await CoinPlay.of(by.sandbox, by.mobile)
    const { data } = await by.sandbox.call(exchangeGoods, { page: 1 }, { token: by.token })
    const balance = await play.balance()
    const affordable = data.goodsList.filter(({ coins }) => coins <= balance)
    const { exchangeNo } = accepted(await play.prepare({ goodsId: one(by, affordable).goodsId })).data
    if (by.random() < 0.2) await by.pass(10 * 60 * second)
    accepted(await play.exchange({ exchangeNo }))
  },

  async membership(by) {
    const play = new MemberPlay(by.sandbox, by.token)
    await play.buy(one(by, contracts), one(by, ['fei_yue', 'leap']))
    const { categories } = (await by.sandbox.call(vipRights, {}, { token: by.token })).data
    const items = categories.flatMap(({ packageList }) => packageList.flatMap(({ itemList }) => itemList))
    const open = items.filter(({ receiveStatus }) => receiveStatus === 'can_receive')
    for (const { itemId } of open.slice(0, 3)) await by.sandbox.call(receiveRight, { itemId }, { token: by.token })
  },

  async renewal(by) {
    const enabled = by.random() < 0.5
    accepted(await by.sandbox.call(renewEnable, { vipType: 'fei_yue', enabled, reason: '' }, { token: by.token }))
    await by.pass(one(by, [day, 15 * day, 31 * day]))
  },

  async rightsCard(by) {
    await buyCard(by.sandbox, by.token, one(by, ['health', 'quota']))
  },

  async helps(by) {
    const asker = await InvitePlay.of(by.sandbox, by.mobile)
    await asker.ask()
    const friends = await Promise.all([asker.newFriend(), asker.newFriend(), asker.newFriend()])
    await Promise.all(friends.map((friend) => friend.help(asker.id)))
    const packets = await asker.packets()
    for (const { packetId } of packets.slice(0, 3)) await asker.open(packetId)
  },

  async coupons(by) {
    const { offers } = (await by.sandbox.call(couponSale, {}, { token: by.token })).data
    const open = offers.filter(({ state }) => state === 'can_receive')
    await by.sandbox.call(receiveRookieCoupon, {}, { token: by.token })
    accepted(await by.sandbox.call(takeCoupon, { offerId: one(by, open).offerId }, { token: by.token }))
  },

  async group(by) {
    const item = one(by, ['americano', 'latte'])
    accepted(await by.sandbox.call(startFreeGroup, { itemId: item }, { token: by.token }))
    const { groups } = (await by.sandbox.call(freeGroups, { page: 1 }, { token: by.token })).data
    const { groupId } = one(by, groups)
    const friends = await Promise.all([1, 2, 3].map(() => friendOf(by)))
    await Promise.all(friends.map((token) => by.sandbox.call(joinFreeGroup, { groupId }, { token })))
  },

  async card(by) {
    const binder = await Binder.of(by.sandbox, by.mobile)
    const tail = String(Math.floor(by.random() * 10_000)).padStart(4, '0')
    accepted(await binder.bound({ cardNo: cardOf(one(by, ['ICBC', 'CCB']), tail), mobile: by.mobile }))
    const all = await binder.cards()
    if (by.random() < 0.3) await by.sandbox.call(unbindCard, { cardId: one(by, all).cardId }, { token: by.token })
  },

  async leaving(by) {
    const leaver = new Leaver(by.sandbox, by.mobile, by.token)
    accepted(await leaver.close())
    if (by.random() < 0.3) await by.pass(day)
    by.token = await by.sandbox.login(by.mobile)
  },
}

/** A token of a customer with a new number. */
const friendOf = async ({ sandbox, random }: Actor): Promise<string> =>
  sandbox.login(`139${String(Math.floor(random() * 1e8)).padStart(8, '0')}`)
