import { couponSale } from '@/contract/coupon/offers'
import { cardInfo } from '@/contract/home'
import { orderList } from '@/contract/order/list'
import { getExtInfo, userInfo } from '@/contract/session'
import { readNextStep } from '@/pages/home/index/readNextStep'
import { ApiError } from '@/request/errors'
import type { Read } from '@/request/read'

jest.mock('@tarojs/taro', () => require('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => require('@/platform/host/host.weapp'))

type Answers = Record<string, unknown>

const nothing: Answers = {
  [cardInfo.path]: { isVip: false, cardName: 'c', description: '', savedMoney: 0, serveDays: 1 },
  [getExtInfo.path]: { couponCount: 0, goldCoins: 0, orderCounts: { unpaid: 0, paid: 0, finished: 0, refund: 0 } },
  [userInfo.path]: { userInfo: { userId: '1', nickName: 'Ann', imgUrl: '', mobile: '', xbtStatus: 2, isVip: false } },
  [couponSale.path]: { offers: [] },
}
const renewalFails = { ...(nothing[cardInfo.path] as object), url: '/subPackages/xyfApp/member-v2/renew-manage' }
const unpaid = {
  couponCount: 0,
  goldCoins: 0,
  orderCounts: { unpaid: 1, paid: 0, finished: 0, refund: 0 },
}
const first = [cardInfo.path, getExtInfo.path, userInfo.path]

/** Reads with these answers beside those of a customer for whom nothing waits; a call without one fails. Answers the step and the calls. */
async function step(answers: Answers) {
  const asked: string[] = []
  const read = (async ({ path }: { path: string }) => {
    asked.push(path)
    const answer = { ...nothing, ...answers }[path]
    if (answer === undefined) throw new ApiError({ kind: 'refused', traceId: 't' })
    return answer
  }) as Read
  return { step: await readNextStep(read), asked }
}

it('is nothing where nothing waits, for which four calls are made', async () => {
  expect(await step({})).toEqual({ step: undefined, asked: [...first, couponSale.path] })
})

it('is a failed renewal, for which no further call is made', async () => {
  const { step: found, asked } = await step({ [cardInfo.path]: renewalFails, [getExtInfo.path]: unpaid })
  expect([found?.kind, asked]).toEqual(['renewal', first])
})

it('is an order to pay with its end, which its list tells', async () => {
  const orders = [{ orderId: '1', payDeadline: 5_000 }]
  const { step: found, asked } = await step({ [getExtInfo.path]: unpaid, [orderList.path]: { orders } })
  expect(found).toEqual({ kind: 'unpaid', amount: 1, deadline: 5_000 })
  expect(asked).toEqual([...first, orderList.path])
})

it('R-31 is an order to pay without its end where the list fails', async () => {
  expect((await step({ [getExtInfo.path]: unpaid })).step).toEqual({ kind: 'unpaid', amount: 1 })
})

it('is a coupon to take where nothing else waits', async () => {
  const { step: found } = await step({ [couponSale.path]: { offers: [{ state: 'can_receive' }] } })
  expect(found).toEqual({ kind: 'coupon', amount: 1 })
})

it('is what the other answers tell where calls fail, and nothing where all fail', async () => {
  expect((await step({ [cardInfo.path]: undefined, [getExtInfo.path]: unpaid })).step?.kind).toBe('unpaid')
  const none = Object.fromEntries([...first, couponSale.path].map((path) => [path, undefined]))
  expect((await step(none)).step).toBeUndefined()
})

it('does not hide a mistake of ours', async () => {
  const read = () => Promise.reject(new TypeError('ours'))
  await expect(readNextStep(read)).rejects.toThrow('ours')
})
