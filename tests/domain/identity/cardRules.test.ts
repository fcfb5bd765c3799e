import { inEachZone } from '@tests/fixtures/zones'
import { cardRules, normalizeName, ownerOf, typedDay } from '@/domain/identity/cardRules'
import { note } from '@/lib/serverClock'
import { idNumberOf } from './flowAnswers'

const { name, idNumber, address, validFrom, validUntil } = cardRules

/** Noon of 20 May 2030. */
const noon = Date.parse('2030-05-20T12:00:00+08:00')
beforeEach(() => note(noon))

describe('R-112 a name', () => {
  it.each([
    ['李雨', undefined],
    [' 李 雨 ', undefined],
    ['买买提·吐尔逊', undefined],
    ['买买提•吐尔逊', undefined],
    ['买买提．吐尔逊', undefined],
    ['𠮷田雨', undefined],
    ['李'.repeat(30), undefined],
    ['李'.repeat(31), 'name'],
    ['李', 'name'],
    ['', 'name'],
    ['·李雨', 'name'],
    ['李雨·', 'name'],
    ['李··雨', 'name'],
    ['Li Yu', 'name'],
    ['李雨1', 'name'],
  ])('%j is %s', (text, problem) => {
    expect(name.problem(text)).toBe(problem)
  })

  it('is sent as it is written on a card', () => {
    expect(normalizeName(' 买买提 • 吐尔逊 ')).toBe('买买提·吐尔逊')
  })
})

describe('R-112 an ID number', () => {
  it.each([
    [idNumberOf('1990-01-01'), undefined],
    [idNumberOf('1949-12-31'), undefined],
    [idNumberOf('1949-12-31').replace(/.$/, '1'), 'checksum'],
    ['11010519491231002', 'checksum'],
    ['', 'checksum'],
    // Eighteen years old today, and tomorrow.
    [idNumberOf('2012-05-20'), undefined],
    [idNumberOf('2012-05-21'), 'minor'],
    [idNumberOf('2029-01-01'), 'minor'],
  ])('%s is %s', (text, problem) => {
    expect(idNumber.problem(text)).toBe(problem)
  })

  it('is typed without anything else, its last letter large', () => {
    expect(idNumber.typed('', ' 110105-19491231 002x9')).toBe('11010519491231002X')
  })

  it('says when its owner was born, and their sex', () => {
    expect(ownerOf(idNumberOf('1990-05-06', '110105', '011'))).toEqual({ birthday: '1990-05-06', sex: 'male' })
    expect(ownerOf(idNumberOf('1990-05-06', '110105', '012'))).toEqual({ birthday: '1990-05-06', sex: 'female' })
    expect(ownerOf('110105')).toBeUndefined()
  })
})

describe('R-112 the days of a card', () => {
  it.each([
    ['2', '2'],
    ['2020', '2020'],
    ['20201', '2020-1'],
    ['2020-12', '2020-12'],
    ['202012311', '2020-12-31'],
    ['2020年12月31日', '2020-12-31'],
    ['2020-', '2020'],
    ['abc', ''],
  ])('typed as %j read %j', (text, day) => {
    expect(typedDay(text)).toBe(day)
  })

  it.each([
    ['2030-05-20', undefined],
    ['2030-05-21', 'day'],
    ['2020-02-30', 'day'],
  ])('beginning on %s is %s', (text, problem) => {
    expect(validFrom.problem(text)).toBe(problem)
  })

  it.each([
    ['long', undefined],
    // A card is valid on its last day.
    ['2030-05-20', undefined],
    ['2030-05-19', 'expired'],
    ['2031-02-30', 'day'],
    ['', 'day'],
  ])('ending on %j is %s', (text, problem) => {
    expect(validUntil.problem(text)).toBe(problem)
  })

  inEachZone(() => {
    it.each([
      ['2030-05-20T00:00:00.000', 'day', undefined],
      ['2030-05-20T23:30:00.000', 'day', undefined],
      ['2030-05-21T00:00:00.000', undefined, 'expired'],
      ['2030-05-21T07:30:00.000', undefined, 'expired'],
    ])('are compared with the day in Beijing: at %s a card from 21 May is %s, one to 20 May %s', (at, from, until) => {
      note(Date.parse(`${at}+08:00`))
      expect([validFrom.problem('2030-05-21'), validUntil.problem('2030-05-20')]).toEqual([from, until])
    })
  })

  it('are typed with their hyphens', () => {
    expect([validFrom.typed('', '20200131'), validUntil.typed('', '20400131')]).toEqual(['2020-01-31', '2040-01-31'])
  })

  it('keep the word for a card that does not end', () => {
    expect([validUntil.typed('', 'long'), validUntil.typed('long', '2040')]).toEqual(['long', '2040'])
  })
})

it.each([
  ['北京市朝阳区', undefined],
  ['  北京市  ', 'address'],
  ['', 'address'],
])('R-112 the address %j is %s', (text, problem) => {
  expect(address.problem(text)).toBe(problem)
})
