import { inEachZone } from '@tests/fixtures/zones'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { birthdayReceiveInfo, receivedItemInfo, receiveGift, surpriseInfo } from '@/contract/member/gifts'
import { getExtInfo } from '@/contract/session'
import { birthdayMonth, nextBirthdayMonth } from '../../../sandbox/areas/member/gifts/birthday'
import { dayMs, MemberPlay } from './memberPlay'

const sandbox = sandboxTest()

const receive = (token: string, gift: 'surprise' | 'birthday', itemId: string, requestId = newRequestId()) =>
  sandbox.call(receiveGift, { gift, itemId }, { token, requestId, lang: 'en' })
const birthday = async (token: string) => (await sandbox.call(birthdayReceiveInfo, {}, { token, lang: 'en' })).data
const surprise = async (token: string) => (await sandbox.call(surpriseInfo, {}, { token, lang: 'en' })).data
const coins = async (token: string) => (await sandbox.call(getExtInfo, {}, { token })).data.goldCoins

it('R-103 the birthday gift is given in the month of the birthday, one item, once a year', async () => {
  const token = await sandbox.login('13800138014')
  const info = await birthday(token)
  expect(info).toMatchObject({ state: 'can_receive', title: 'Your birthday gift' })
  for (const { itemImg } of info.items) expect((await fetch(itemImg)).status).toBe(200)
  expect((await receive(token, 'birthday', 'surprise-coins')).code).toBe('RIGHT_UNKNOWN')
  const requestId = newRequestId()
  const given = await receive(token, 'birthday', 'birthday-coins', requestId)
  expect(given.data.result).toBe('888 coins are in your account')
  expect((await receive(token, 'birthday', 'birthday-coins', requestId)).data).toEqual(given.data)
  expect((await receive(token, 'birthday', 'birthday-cake')).code).toBe('GIFT_RECEIVED')
  expect(await coins(token)).toBe(888)
  expect((await birthday(token)).state).toBe('received')
  const { item } = (await sandbox.call(receivedItemInfo, { gift: 'birthday' }, { token, lang: 'en' })).data
  expect(item).toMatchObject({ itemId: 'birthday-coins', result: '888 coins are in your account' })
})

it('R-103 gifts are for members: a customer without a membership, or a verified ID card, is not eligible', async () => {
  const buyer = await MemberPlay.of(sandbox, '13900000471')
  await buyer.buy('single_month')
  const [member, other] = [buyer.token, await sandbox.login('13800138005')]
  const notEligible = { state: 'not_eligible' }
  expect(await birthday(member)).toMatchObject(notEligible)
  expect(await birthday(other)).toMatchObject(notEligible)
  expect((await surprise(other)).window).toBeUndefined()
  expect((await receive(other, 'surprise', 'surprise-coins')).code).toBe('GIFT_NOT_ELIGIBLE')
  expect((await sandbox.call(receivedItemInfo, { gift: 'surprise' }, { token: other })).data).toEqual({})
  expect((await sandbox.call(surpriseInfo, {})).code).toBe('300000')
})

it('R-103 a member’s gift is closed in every other month than that of the ID card', async () => {
  // Born on 25 November; a month that was bought ten days before the clock runs on this day.
  const seeAt = async (moment: string) => {
    await sandbox.fault({ kind: 'clock', at: Date.parse(moment) })
    await sandbox.reset()
    return birthday(await sandbox.login('13800138010'))
  }
  expect(await seeAt('2027-03-10T12:00:00+08:00')).toMatchObject({
    state: 'outside_window',
    window: { from: Date.parse('2027-11-01T00:00:00+08:00'), until: Date.parse('2027-12-01T00:00:00+08:00') },
  })
  expect((await seeAt('2027-11-30T23:59:59+08:00')).state).toBe('can_receive')
  expect((await seeAt('2027-12-01T00:00:00+08:00')).state).toBe('outside_window')
  await sandbox.clearFaults()
  await sandbox.reset()
})

it('R-103 the surprise gift is given within 14 days of joining', async () => {
  const token = await sandbox.login('13800138002')
  const { state, window } = await surprise(token)
  expect([state, (window?.until ?? 0) - (window?.from ?? 0)]).toEqual(['can_receive', 14 * dayMs])
  await sandbox.fault({ kind: 'clock', ms: (window?.until ?? 0) - Date.now() + 1_000 })
  expect((await surprise(token)).state).toBe('outside_window')
  expect((await receive(token, 'surprise', 'surprise-coupon')).code).toBe('GIFT_OUTSIDE_WINDOW')
  await sandbox.clearFaults()
  expect((await receive(token, 'surprise', 'surprise-coupon')).code).toBe('000000')
  expect((await surprise(token)).state).toBe('received')
})

describe('the month of a birthday', () => {
  const utc = (text: string) => new Date(`${text}:00Z`)

  inEachZone(() =>
    it.each([
      ['1990-03-15', '2026-02-28T15:59', '2026-02-28T16:00', '2026-03-31T16:00', 2026],
      ['1990-03-15', '2026-03-31T15:59', '2026-02-28T16:00', '2026-03-31T16:00', 2026],
      ['1990-03-15', '2026-03-31T16:00', '2027-02-28T16:00', '2027-03-31T16:00', 2027],
      ['1996-02-29', '2027-02-28T15:59', '2027-01-31T16:00', '2027-02-28T16:00', 2027],
      ['1996-02-29', '2027-02-28T16:00', '2028-01-31T16:00', '2028-02-29T16:00', 2028],
      ['1990-12-31', '2026-12-31T15:59', '2026-11-30T16:00', '2026-12-31T16:00', 2026],
      ['1990-01-01', '2026-12-31T16:00', '2026-12-31T16:00', '2027-01-31T16:00', 2027],
    ])('R-103 of %s, seen at %s, begins and ends by the clock of Beijing', (day, now, from, until, year) => {
      expect(birthdayMonth(day, utc(now))).toEqual({ year, from: utc(from), until: utc(until) })
    }),
  )

  it('R-103 of every day of a leap year, seen on every day of eight years, is open in its month alone and comes once a year', () => {
    const text = (year: number, month: number, day: number) =>
      [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
    const last = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
    const wrong: string[] = []
    for (let month = 1; month <= 12; month++) {
      for (const day of [1, 15, last(1996, month)]) {
        const birthday = text(1996, month, day)
        for (let year = 2024; year < 2032; year++) {
          for (let seen = 1; seen <= 12; seen++) {
            for (let date = 1; date <= last(year, seen); date++) {
              const now = new Date(`${text(year, seen, date)}T12:00:00+08:00`)
              const found = birthdayMonth(birthday, now)
              const isOpen = found.from <= now && now < found.until
              const next = seen < month ? year : year + 1
              const at = new Date(`${text(next, month, 1)}T00:00:00+08:00`)
              if (isOpen !== (seen === month) || nextBirthdayMonth(birthday, now).getTime() !== at.getTime())
                wrong.push(`${birthday} seen at ${now.toISOString()}`)
            }
          }
        }
      }
    }
    expect(wrong).toEqual([])
  })
})
