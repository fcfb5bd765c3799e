import { sandboxTest } from '@tests/sandbox/startSandbox'
import { openCard, shopResult } from '@/contract/identity/openCard'
import { getExtInfo, userInfo } from '@/contract/session'
import { IdentityPlay } from './identityPlay'

const dayMs = 86_400_000
/** How long an application is in review. */
const reviewMs = 8_000

const sandbox = sandboxTest()

const start = (mobile: string) => IdentityPlay.start(sandbox, mobile, mobile)
const result = async (play: IdentityPlay) => (await play.call(shopResult, {})).data.productInfo
const subsidy = async (play: IdentityPlay) => (await play.call(userInfo, {})).data.userInfo.xbtStatus
const couponCount = async (play: IdentityPlay) => (await play.call(getExtInfo, {})).data.couponCount

describe('R-114 the card', () => {
  it('is applied for once, in review for seconds, then open with products, a notice and one coupon', async () => {
    const play = await start('13800138034')
    expect(await play.steps()).toMatchObject({ next: 'openCard' })
    expect(await result(play)).toMatchObject({ openCardStatus: 'none', productList: [], couponList: [], randList: [] })
    const before = await couponCount(play)

    const appliedAt = Date.now()
    await sandbox.fault({ kind: 'clock', at: appliedAt })
    const answers = await Promise.all(Array.from({ length: 8 }, () => play.call(openCard, {})))
    expect(new Set(answers.map(({ data }) => data.openCardStatus))).toEqual(new Set(['processing']))
    expect(await result(play)).toMatchObject({ openCardStatus: 'processing', couponList: [] })
    expect(await play.steps()).toMatchObject({ next: 'openCard' })
    expect((await play.step('openCard'))?.state).toBe('processing')
    expect(await subsidy(play)).toBe(1)

    await sandbox.fault({ kind: 'clock', at: appliedAt + reviewMs - 1 })
    expect((await play.call(openCard, {})).data).toEqual({ openCardStatus: 'processing' })
    await sandbox.fault({ kind: 'clock', at: appliedAt + reviewMs })
    expect((await play.call(openCard, {})).data).toEqual({ openCardStatus: 'opened' })
    const opened = await Promise.all(Array.from({ length: 6 }, () => result(play)))
    const [first] = opened
    expect(first?.openCardStatus).toBe('opened')
    expect(first?.productList).toHaveLength(4)
    expect(first?.randList.every(({ phone }) => /^\d{3}\*{4}\d{4}$/.test(phone))).toBe(true)
    expect(first?.couponList).toEqual([
      expect.objectContaining({ title: '开户礼券', amount: 500, couponId: expect.stringMatching(/^Q/) }),
    ])
    for (const one of opened) expect(one.couponList).toEqual(first?.couponList)
    expect(await couponCount(play)).toBe(before + 1)
    expect(await subsidy(play)).toBe(2)
    expect(await play.steps()).toMatchObject({ next: 'none' })
  })

  it('needs each step before it', async () => {
    for (const mobile of ['13800138030', '13800138031', '13800138032', '13800138000']) {
      const play = await start(mobile)
      expect((await play.call(openCard, {})).code).toBe('STEPS_MISSING')
      expect(await result(play)).toMatchObject({ openCardStatus: 'none' })
    }
  })

  it('is refused where five checks failed that day, with the reason, and may be applied for again the next day', async () => {
    const play = await start('13800138035')
    expect((await play.call(openCard, {})).data).toEqual({ openCardStatus: 'refused' })
    expect(await play.step('openCard')).toMatchObject({
      state: 'failed',
      triesLeft: 0,
      reason: expect.stringContaining('明天'),
    })
    expect((await result(play)).description).toContain('未通过')
    expect(await subsidy(play)).toBe(0)
    await sandbox.fault({ kind: 'clock', ms: dayMs })
    expect(await play.step('openCard')).toMatchObject({
      triesLeft: 1,
      reason: expect.stringContaining('现在可以再次申请'),
    })
    expect((await result(play)).description).toContain('现在可以再次申请')
    expect((await play.call(openCard, {})).data).toEqual({ openCardStatus: 'processing' })
    await sandbox.fault({ kind: 'clock', ms: dayMs + reviewMs })
    expect(await result(play)).toMatchObject({ openCardStatus: 'opened' })
  })
})

describe('R-112 seeded people', () => {
  it.each([
    ['13800138030', ['todo', 'todo', 'todo', 'todo'], 'idCard', 0],
    ['13800138031', ['read', 'todo', 'todo', 'todo'], 'idCard', 0],
    ['13800138032', ['done', 'todo', 'todo', 'todo'], 'face', 0],
    ['13800138033', ['done', 'locked', 'todo', 'todo'], 'face', 0],
    ['13800138009', ['done', 'done', 'todo', 'processing'], 'bankCard', 1],
    ['13800138002', ['done', 'done', 'done', 'done'], 'none', 2],
    ['13800138036', ['done', 'done', 'done', 'done'], 'none', 2],
  ])('%s stands at %p', async (mobile, states, next, xbtStatus) => {
    const play = await start(mobile)
    const steps = await play.steps()
    expect(steps.steps.map(({ state }) => state)).toEqual(states)
    expect(steps.next).toBe(next)
    expect(await subsidy(play)).toBe(xbtStatus)
  })

  it('whose card was just opened has its coupon, and who opened it earlier has none', async () => {
    expect((await result(await start('13800138036'))).couponList).toHaveLength(1)
    expect((await result(await start('13800138002'))).couponList).toEqual([])
  })
})
