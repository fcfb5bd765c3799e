import type { OcrInfo } from '@/contract/identity/idCard'
import { corrected, dataRefusal } from '../../../sandbox/areas/identity/cardData'
import {
  applicationStatus,
  cardState,
  faceState,
  mayApply,
  subsidyStatus,
  triesLeft,
} from '../../../sandbox/areas/identity/states'
import { idCardOf } from '../../../sandbox/people/idCards'
import { people } from '../../../sandbox/people/people'

const at = (text: string) => new Date(`${text}+08:00`)
const now = at('2026-11-22T12:00:00')
const info: OcrInfo = {
  name: '林晓',
  idNumber: '11010519491231002X',
  sex: 'female',
  nation: '汉',
  birthday: '1949-12-31',
  address: '青石路1号',
  issuer: '望江分局',
  validFrom: '2019-06-01',
  validUntil: '2039-06-01',
}

describe('R-112 what is on a card', () => {
  it.each([
    ['as read', {}, undefined],
    ['a name of one character', { name: '林' }, 'NAME_INVALID'],
    ['a name of two characters', { name: '林一' }, undefined],
    ['a name with a dot', { name: '阿依古丽·买买提' }, undefined],
    ['a rare character', { name: '𠮷野' }, undefined],
    ['a dot at the end', { name: '林晓·' }, 'NAME_INVALID'],
    ['a dot at the start', { name: '·林晓' }, 'NAME_INVALID'],
    ['a name of 30 characters', { name: '林'.repeat(30) }, undefined],
    ['a name of 31 characters', { name: '林'.repeat(31) }, 'NAME_INVALID'],
    ['Latin letters', { name: 'Lin Xiao' }, 'NAME_INVALID'],
    ['digits', { name: '林1晓' }, 'NAME_INVALID'],
    ['an empty name', { name: '' }, 'NAME_INVALID'],
    ['a wrong check character', { idNumber: '110105194912310021' }, 'ID_NUMBER_INVALID'],
    ['no number', { idNumber: '' }, 'ID_NUMBER_INVALID'],
    ['a card for life', { validUntil: 'long' }, undefined],
    ['the last day of a card', { validUntil: '2026-11-22' }, undefined],
    ['the day after', { validUntil: '2026-11-21' }, 'ID_EXPIRED'],
    ['no day', { validUntil: '' }, 'ID_EXPIRED'],
    ['a text', { validUntil: 'never' }, 'ID_EXPIRED'],
  ] as const)('%s', (_name, change, refusal) => {
    expect(dataRefusal({ ...info, ...change }, now)).toBe(refusal)
  })

  it('the first wrong field leads', () => {
    expect(dataRefusal({ ...info, name: '', idNumber: '', validUntil: '' }, now)).toBe('NAME_INVALID')
    expect(dataRefusal({ ...info, idNumber: '', validUntil: '' }, now)).toBe('ID_NUMBER_INVALID')
  })

  it('who is 18 today may, who is 18 tomorrow may not', () => {
    const { idNumber } = idCardOf({ mobile: '13800138000', realName: '林晓' }, '2008-11-22')
    expect(dataRefusal({ ...info, idNumber }, now)).toBeUndefined()
    expect(dataRefusal({ ...info, idNumber }, at('2026-11-21T23:59:59'))).toBe('ID_MINOR')
  })

  it('a correction may change name, number, address and days; the number says birthday and sex', () => {
    const other = {
      ...info,
      idNumber: '11010519491231001 1'.replace(' ', ''),
      nation: '满',
      issuer: '别处',
      birthday: '2001-01-01',
    }
    expect(corrected(info, other)).toEqual({ ...info, idNumber: '110105194912310011', sex: 'male' })
    expect(corrected(info, { ...info, name: ' 林小 ', address: ' ', idNumber: '110105 19491231 002x' })).toEqual({
      ...info,
      name: '林小',
    })
    expect(corrected(info, { ...info, address: '巷'.repeat(120) }).address).toHaveLength(100)
    expect(corrected(info, { ...info, validFrom: '2020-01-01', validUntil: 'long' })).toMatchObject({
      validFrom: '2020-01-01',
      validUntil: 'long',
    })
  })
})

describe('R-112 steps', () => {
  const card = { isConfirmed: false, failures: 0, hasFailedLast: false, isRead: false, isCorrected: false }

  it.each([
    [{}, 'todo'],
    [{ failures: 4, hasFailedLast: true }, 'failed'],
    [{ failures: 4 }, 'todo'],
    [{ failures: 5, hasFailedLast: true }, 'locked'],
    [{ isRead: true }, 'read'],
    [{ isRead: true, failures: 5 }, 'read'],
    [{ isRead: true, isCorrected: true }, 'corrected'],
    [{ isConfirmed: true, failures: 5, isRead: true, isCorrected: true }, 'done'],
  ])('the card with %p is %s', (change, state) => {
    expect(cardState({ ...card, ...change })).toBe(state)
  })

  it.each([
    [{}, 'todo'],
    [{ failures: 2, hasFailedLast: true }, 'failed'],
    [{ failures: 3, hasFailedLast: true }, 'locked'],
    [{ failures: 3, isDone: true }, 'done'],
  ])('the face with %p is %s', (change, state) => {
    expect(faceState({ isDone: false, failures: 0, hasFailedLast: false, ...change })).toBe(state)
  })

  it('tries are never below none', () => {
    expect([0, 1, 5, 6].map((failures) => triesLeft('card', failures))).toEqual([5, 4, 0, 0])
    expect([0, 3, 4].map((failures) => triesLeft('face', failures))).toEqual([3, 0, 0])
  })
})

describe('R-114 the application for the card', () => {
  const application = { isGranted: true, appliedAt: now, decidedAt: new Date(now.getTime() + 8_000) }
  const refused = { ...application, isGranted: false }
  const later = application.decidedAt
  const before = new Date(later.getTime() - 1)

  it('is decided at its moment, and the subsidy account follows', () => {
    expect(applicationStatus(undefined, now)).toBe('none')
    expect([before, later].map((moment) => applicationStatus(application, moment))).toEqual(['processing', 'opened'])
    expect([before, later].map((moment) => applicationStatus(refused, moment))).toEqual(['processing', 'refused'])
    expect([before, later].map((moment) => subsidyStatus(application, moment))).toEqual([1, 2])
    expect([before, later].map((moment) => subsidyStatus(refused, moment))).toEqual([1, 0])
  })

  it('may be made once, and again on a later Beijing day than a refused one', () => {
    expect(mayApply(undefined, now)).toBe(true)
    expect(mayApply(application, at('2027-01-01T00:00:00'))).toBe(false)
    expect(mayApply(refused, before)).toBe(false)
    expect(mayApply(refused, at('2026-11-22T23:59:59'))).toBe(false)
    expect(mayApply(refused, at('2026-11-23T00:00:00'))).toBe(true)
  })
})

describe('the cards of the invented people', () => {
  it('have valid numbers of a region that does not exist, each its own', () => {
    const cards = people.map((person) => idCardOf(person))
    expect(cards.map((card) => dataRefusal(card, now))).toEqual(cards.map(() => undefined))
    expect(cards.every(({ idNumber }) => idNumber.startsWith('99'))).toBe(true)
    expect(new Set(cards.map(({ idNumber }) => idNumber)).size).toBe(people.length)
    for (const card of cards) expect(corrected(card, card)).toEqual(card)
  })
})
