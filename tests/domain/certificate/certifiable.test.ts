import {
  amountOf,
  asKind,
  asMethod,
  canChoose,
  kindsFor,
  mustProve,
  openOf,
  settledOf,
} from '@/domain/certificate/certifiable'
import { loan, openLoan } from './answers'

describe('R-119 what can be certified', () => {
  it.each([
    [[], []],
    [[openLoan('a')], []],
    [[loan('a'), openLoan('b')], ['loan']],
    [
      [loan('a'), loan('b')],
      ['general', 'loan'],
    ],
  ])('%j: %j', (loans, kinds) => {
    expect(kindsFor(loans)).toEqual(kinds)
  })

  it('open loans are counted with what is owed', () => {
    const loans = [loan('a'), openLoan('b'), openLoan('c')]
    expect(openOf(loans)).toEqual({ count: 2, outstanding: 140_100 })
    expect(settledOf(loans).map(({ loanId }) => loanId)).toEqual(['a'])
    expect([amountOf(loans), amountOf([])]).toEqual([300_000, 0])
  })

  it.each([
    [loan('a'), 'electronic', true],
    [openLoan('a'), 'electronic', false],
    [loan('a', { issuedBy: ['electronic'] }), 'electronic', false],
    [loan('a', { issuedBy: ['electronic'] }), 'paper', true],
  ] as const)('%j by %s can be chosen: %s', (one, method, can) => {
    expect(canChoose(one, method)).toBe(can)
  })

  it('an address that names no method or kind means the free one, of chosen loans', () => {
    expect([asMethod('paper'), asMethod('fax'), asMethod(undefined)]).toEqual(['paper', 'electronic', 'electronic'])
    expect([asKind('general'), asKind('x'), asKind(undefined)]).toEqual(['general', 'loan', 'loan'])
  })

  it('a proof that this app does not know is no obstacle', () => {
    expect(['card', 'face', 'none', 'iris'].map((next) => mustProve(next as 'none'))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
