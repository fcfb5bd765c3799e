import { databaseForTests } from '@tests/sandbox/openDatabase'
import { desc, eq } from 'drizzle-orm'
import { hourlyCodes } from '../../../sandbox/areas/session/codeEvents'
import { checkCode, sendCode } from '../../../sandbox/areas/session/codes'
import type { SmsScene } from '../../../sandbox/areas/session/smsTexts'
import { codeEvents, smsCodes } from '../../../sandbox/areas/session/tables'
import type { Caller } from '../../../sandbox/implement'

const noon = new Date('2026-03-02T04:00:00Z').getTime()
const minute = 60_000
const database = databaseForTests(new Date(noon))

let last = 0
const newNumber = () => {
  last += 1
  return `1395${String(last).padStart(7, '0')}`
}

const noCaller: Caller = { device: '' }
const send = (mobile: string, at: number, { scene = 'login' as SmsScene, caller = noCaller } = {}) =>
  sendCode(database.db, { mobile, scene, caller, now: new Date(noon + at), lang: 'en' })

/** Types a wrong code, or the right one. */
async function type(mobile: string, at: number, { isRight = false, caller = noCaller } = {}): Promise<string> {
  const [sent] = await database.db
    .select()
    .from(smsCodes)
    .where(eq(smsCodes.mobile, mobile))
    .orderBy(desc(smsCodes.codeId))
  const right = sent?.code ?? ''
  const code = isRight ? right : right === '000000' ? '000001' : '000000'
  return checkCode(database.db, { mobile, scene: 'login', code, caller, now: new Date(noon + at) })
}

describe('codes within an hour', () => {
  it('a number gets so many, for whatever they are; the next says how long to wait', async () => {
    const mobile = newNumber()
    const scenes: SmsScene[] = ['login', 'withdraw', 'cancel-account', 'bind', 'gold-member']
    const most = hourlyCodes.number.sent
    for (let count = 0; count < most; count++)
      expect(await send(mobile, count * 2 * minute, { scene: scenes[count % scenes.length] })).toEqual({ sent: true })
    expect(await send(mobile, 50 * minute)).toEqual({ sent: false, waitSeconds: 10 * 60 })
    expect(await send(mobile, 60 * minute)).toEqual({ sent: true })
    expect(await send(newNumber(), 50 * minute)).toEqual({ sent: true })
  })

  it('so many wrong ones lock a number, also for the right one, and no fresh code brings fresh tries', async () => {
    const mobile = newNumber()
    const checks: string[] = []
    for (let round = 0; round < 3; round++) {
      await send(mobile, round * 2 * minute)
      for (let count = 0; count < 5; count++) checks.push(await type(mobile, round * 2 * minute))
    }
    expect(checks.filter((check) => check === 'wrong')).toHaveLength(hourlyCodes.number.wrong - 3)
    expect(await send(mobile, 6 * minute)).toEqual({ sent: false, waitSeconds: 54 * 60 })
    await send(mobile, 61 * minute)
    expect(await type(mobile, 61 * minute, { isRight: true })).toBe('ok')
  })

  it('the right code does not serve while a number is locked', async () => {
    const mobile = newNumber()
    for (let round = 0; round < 3; round++) {
      await send(mobile, round * 2 * minute)
      for (let count = 0; count < 4; count++) await type(mobile, round * 2 * minute)
    }
    await send(mobile, 6 * minute)
    for (let count = 0; count < 3; count++) expect(await type(mobile, 6 * minute)).toBe('wrong')
    expect(await type(mobile, 6 * minute, { isRight: true })).toBe('locked')
  })

  it('one device gets so many over all numbers, and types so many wrong ones', async () => {
    const caller: Caller = { device: '1'.repeat(32) }
    for (let count = 0; count < hourlyCodes.device.sent; count++)
      expect(await send(newNumber(), 0, { caller })).toEqual({ sent: true })
    expect(await send(newNumber(), 0, { caller })).toEqual({ sent: false, waitSeconds: 3600 })
    expect(await send(newNumber(), 0, { caller: { device: '2'.repeat(32) } })).toEqual({ sent: true })

    const guesser: Caller = { device: '3'.repeat(32) }
    for (let count = 0; count < hourlyCodes.device.wrong; count++) {
      const mobile = newNumber()
      await send(mobile, 0)
      expect(await type(mobile, 0, { caller: guesser })).toBe('wrong')
    }
    const mobile = newNumber()
    await send(mobile, 0)
    expect(await type(mobile, 0, { isRight: true, caller: guesser })).toBe('locked')
    expect(await type(mobile, 0, { isRight: true })).toBe('ok')
  })

  it('one network address gets as many as the sandbox was started with', async () => {
    const caller: Caller = { device: '', address: { ip: '203.0.113.7', codesPerHour: 2 } }
    expect(await send(newNumber(), 0, { caller })).toEqual({ sent: true })
    expect(await send(newNumber(), 0, { caller })).toEqual({ sent: true })
    expect(await send(newNumber(), 0, { caller })).toMatchObject({ sent: false })
  })

  it('are kept without the number, and for an hour only', async () => {
    const mobile = newNumber()
    await send(mobile, 0)
    await send(newNumber(), 61 * minute)
    const events = await database.db.select().from(codeEvents)
    expect(JSON.stringify(events)).not.toContain(mobile)
    expect(events.every(({ happenedAt }) => happenedAt.getTime() >= noon + minute)).toBe(true)
  })
})
