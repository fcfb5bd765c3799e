import { databaseForTests } from '@tests/sandbox/openDatabase'
import { and, desc, eq } from 'drizzle-orm'
import {
  type CodeTarget,
  checkCode,
  countCodes,
  matchCode,
  secondsToWait,
  sendCode,
} from '../../../sandbox/areas/session/codes'
import { smsCodes, smsMessages } from '../../../sandbox/areas/session/tables'

const noon = new Date('2026-03-02T04:00:00Z')
const noonPlus = (ms: number) => new Date(noon.getTime() + ms)
const lifeMs = 600_000

const database = databaseForTests(noon)

let last = 0

/** A number of its own for each test. */
function newTarget(owner = ''): CodeTarget {
  last += 1
  return { mobile: `1390000${String(last).padStart(4, '0')}`, scene: 'login', owner }
}

const send = (to: CodeTarget, at: number) => sendCode(database.db, { ...to, now: noonPlus(at), lang: 'zh-CN' })

/** The last code that was sent to a target. */
async function codeOf({ mobile, owner = '' }: CodeTarget): Promise<string> {
  const [sent] = await database.db
    .select()
    .from(smsCodes)
    .where(and(eq(smsCodes.mobile, mobile), eq(smsCodes.owner, owner)))
    .orderBy(desc(smsCodes.codeId))
  return sent?.code ?? ''
}

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
const check = (to: CodeTarget, code: string, at: number) => checkCode(database.db, { ...to, code, now: noonPlus(at) })

describe('a code', () => {
  it('has six digits, and its message names it', async () => {
    const to = newTarget()
    expect(await send(to, 0)).toEqual({ sent: true })
    const code = await codeOf(to)
    expect(code).toMatch(/^\d{6}$/)
    const [message] = await database.db.select().from(smsMessages).where(eq(smsMessages.mobile, to.mobile))
    expect([message?.code, message?.text.includes(code), message?.sentAt]).toEqual([code, true, noon])
  })

  it('serves for ten minutes, to the millisecond, and once', async () => {
    const [inTime, late] = [newTarget(), newTarget()]
    await send(inTime, 0)
    await send(late, 0)
    expect(await check(late, await codeOf(late), lifeMs + 1)).toBe('expired')
    expect(await check(inTime, await codeOf(inTime), lifeMs)).toBe('ok')
    expect(await check(inTime, await codeOf(inTime), lifeMs)).toBe('used')
  })

  it('is locked by the fifth wrong try, for the right code too, until a new one is sent', async () => {
    const to = newTarget()
    await send(to, 0)
    const code = await codeOf(to)
    const tries: string[] = []
    for (let tried = 0; tried < 5; tried++) tries.push(await check(to, wrongOf(code), 1))
    expect(tries).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'locked'])
    expect(await check(to, code, 1)).toBe('locked')
    await send(to, 60_000)
    expect(await check(to, await codeOf(to), 60_001)).toBe('ok')
  })

  it('is right after four wrong tries', async () => {
    const to = newTarget()
    await send(to, 0)
    const code = await codeOf(to)
    for (let tried = 0; tried < 4; tried++) await check(to, wrongOf(code), 1)
    expect(await check(to, code, 1)).toBe('ok')
  })

  it('that a newer one replaced is called used; one that was never sent is wrong, also where none was sent', async () => {
    const to = newTarget()
    expect(await check(to, '123456', 0)).toBe('wrong')
    await send(to, 0)
    const first = await codeOf(to)
    await send(to, 60_000)
    const second = await codeOf(to)
    expect(await check(to, first, 60_001)).toBe(first === second ? 'ok' : 'used')
    expect(await check(newTarget(), first, 60_001)).toBe('wrong')
  })

  it('serves its own number, scene and owner only', async () => {
    const to = newTarget('P1')
    await send(to, 0)
    const code = await codeOf(to)
    expect(await check({ ...to, owner: 'P2' }, code, 1)).toBe('wrong')
    expect(await check({ ...to, scene: 'bind' }, code, 1)).toBe('wrong')
    expect(await check({ ...to, mobile: '13900009999' }, code, 1)).toBe('wrong')
    expect(await check(to, code, 1)).toBe('ok')
  })

  it('is compared without a count by `matchCode`', async () => {
    const to = newTarget('P3')
    await send(to, 0)
    const code = await codeOf(to)
    for (let tried = 0; tried < 6; tried++)
      expect(await matchCode(database.db, { ...to, code: wrongOf(code), now: noonPlus(1) })).toBe('wrong')
    expect(await matchCode(database.db, { ...to, code, now: noonPlus(1) })).toBe('ok')
    expect(await matchCode(database.db, { ...to, code, now: noonPlus(1) })).toBe('used')
  })
})

describe('the next code', () => {
  it.each([
    [0, 60],
    [1, 60],
    [30_000, 30],
    [59_000, 1],
    [59_999, 1],
    [60_000, 0],
    [-1, 60],
    [-60_000, 0],
  ])('%i ms after the last waits %i s', async (ms, seconds) => {
    const to = newTarget()
    expect(await secondsToWait(database.db, { ...to, now: noon })).toBe(0)
    await send(to, 0)
    expect(await secondsToWait(database.db, { ...to, now: noonPlus(ms) })).toBe(seconds)
    expect(await send(to, ms)).toEqual(seconds > 0 ? { sent: false, waitSeconds: seconds } : { sent: true })
  })

  it('is counted between two moments, without both, and in the given scenes', async () => {
    const to = newTarget()
    await send(to, 0)
    await send(to, 60_000)
    const between = (a: number, b: number, scenes: CodeTarget['scene'][] = ['login']) =>
      countCodes(database.db, { mobile: to.mobile, scenes, after: noonPlus(a), before: noonPlus(b) })
    expect(await between(-1, 60_001)).toBe(2)
    expect(await between(0, 60_001)).toBe(1)
    expect(await between(-1, 60_000)).toBe(1)
    expect(await between(-1, 60_001, ['bank'])).toBe(0)
  })
})
