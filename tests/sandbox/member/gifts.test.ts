import { inEachZone } from '@tests/fixtures/zones'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { birthdayReceiveInfo, receivedItemInfo, receiveGift, surpriseInfo } from '@/contract/member/gifts'
import { getExtInfo } from '@/contract/session'
import { birthdayWindow } from '../../../sandbox/areas/member/gifts/birthday'
import { dayMs } from './memberPlay'

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

it('R-103 gifts are for members: a customer without a membership, or a birthday, is not eligible', async () => {
  const [member, other] = [await sandbox.login('13800138010'), await sandbox.login('13800138005')]
  const notEligible = { state: 'not_eligible' }
  expect(await birthday(member)).toMatchObject(notEligible)
  expect(await birthday(other)).toMatchObject(notEligible)
  expect((await surprise(other)).window).toBeUndefined()
  expect((await receive(other, 'surprise', 'surprise-coins')).code).toBe('GIFT_NOT_ELIGIBLE')
  expect((await sandbox.call(receivedItemInfo, { gift: 'surprise' }, { token: other })).data).toEqual({})
  expect((await sandbox.call(surpriseInfo, {})).code).toBe('300000')
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
      ['03-15', '2026-02-28T15:59', '2026-02-28T16:00', '2026-03-31T16:00', 2026],
      ['03-15', '2026-03-31T15:59', '2026-02-28T16:00', '2026-03-31T16:00', 2026],
      ['03-15', '2026-03-31T16:00', '2027-02-28T16:00', '2027-03-31T16:00', 2027],
      ['12-31', '2026-12-31T15:59', '2026-11-30T16:00', '2026-12-31T16:00', 2026],
      ['01-01', '2026-12-31T16:00', '2026-12-31T16:00', '2027-01-31T16:00', 2027],
    ])('R-103 of %s, seen at %s, begins and ends by the clock of Beijing', (day, now, from, until, year) => {
      expect(birthdayWindow(day, utc(now))).toEqual({ year, from: utc(from), until: utc(until) })
    }),
  )
})
