import { chooseLoans } from '../../../sandbox/areas/certificate/choice'
import { typedCode } from '../../../sandbox/areas/certificate/document/facts'
import { printable } from '../../../sandbox/areas/certificate/document/printable'
import { isPostal, resendsLeft, statusOf } from '../../../sandbox/areas/certificate/terms'

const settled = new Date(1_000)
const loan = (loanId: string, settledAt: Date | null = settled) => ({
  loanId,
  amount: 100,
  outstanding: settledAt ? 0 : 70,
  settledAt,
})
const both = [loan('a'), loan('b')]

describe('R-119 which loans are certified', () => {
  it('the general certificate is of all loans, whichever are named', () => {
    expect(chooseLoans(both, { kind: 'general', loanIds: ['a'] }, [])).toEqual({ loans: both })
  })

  it('the other one is of the named loans', () => {
    expect(chooseLoans(both, { kind: 'loan', loanIds: ['b'] }, [])).toEqual({ loans: [both[1]] })
  })

  it.each([
    ['general', [], [], { refused: 'LOANS_NONE' }],
    ['loan', [], ['a'], { refused: 'LOANS_NONE' }],
    ['loan', both, [], { refused: 'LOAN_UNKNOWN' }],
    ['loan', both, ['a', 'x'], { refused: 'LOAN_UNKNOWN' }],
    ['general', [loan('a'), loan('b', null)], [], { refused: 'LOAN_OPEN', outstanding: 70 }],
    ['loan', [loan('a'), loan('b', null)], ['a', 'b'], { refused: 'LOAN_OPEN', outstanding: 70 }],
  ] as const)('%s of %j with %j is refused', (kind, loans, loanIds, refusal) => {
    expect(chooseLoans(loans, { kind, loanIds }, [])).toEqual(refusal)
  })

  it('an open loan does not stand in the way of a settled one', () => {
    const loans = [loan('a'), loan('b', null)]
    expect(chooseLoans(loans, { kind: 'loan', loanIds: ['a'] }, [])).toEqual({ loans: [loans[0]] })
  })

  it.each([
    ['loan', ['a'], { kind: 'loan', loanIds: ['a', 'b'] }, true],
    ['loan', ['a'], { kind: 'loan', loanIds: ['b'] }, false],
    ['loan', ['a'], { kind: 'general', loanIds: ['a', 'b'] }, false],
    ['general', [], { kind: 'general', loanIds: ['a', 'b'] }, true],
    ['general', [], { kind: 'general', loanIds: ['a'] }, false],
    ['general', [], { kind: 'loan', loanIds: ['a', 'b'] }, false],
  ] as const)('%s of %j after %j: issued before is %s', (kind, loanIds, before, isIssued) => {
    const outcome = chooseLoans(both, { kind, loanIds }, [before])
    expect('refused' in outcome && outcome.refused === 'CERTIFICATE_ISSUED').toBe(isIssued)
  })
})

const day = 86_400_000
const now = new Date(10 * day)
const at = (days: number) => new Date(days * day)

describe('R-119 where a certificate stands', () => {
  it.each([
    ['paper', null, at(11), 'unpaid'],
    ['paper', null, at(10), 'closed'],
    ['electronic', at(10), at(10), 'issued'],
    ['electronic', at(1), at(1), 'issued'],
    ['paper', at(9.5), at(9.6), 'preparing'],
    ['paper', at(9), at(9.1), 'posted'],
  ] as const)('%s issued at %s with the deadline %s is %s', (method, issuedAt, payDeadline, status) => {
    expect(statusOf({ method, issuedAt, payDeadline }, now)).toBe(status)
  })

  it('it is mailed again three times a day', () => {
    expect([0, 1, 2, 3, 4].map(resendsLeft)).toEqual([3, 2, 1, 0, 0])
  })

  it.each([
    [{ name: '周森', mobile: '13800138002', address: '青禾市望江街 5 号' }, true],
    [{ name: '周', mobile: '13800138002', address: '青禾市望江街 5 号' }, false],
    [{ name: '周森', mobile: '1380013800', address: '青禾市望江街 5 号' }, false],
    [{ name: '周森', mobile: '13800138002', address: '青禾市' }, false],
    [{ name: '周森', mobile: '13800138002', address: '号'.repeat(101) }, false],
  ])('%j reaches its recipient: %s', (address, is) => {
    expect(isPostal(address)).toBe(is)
  })
})

describe('R-119 what is printed and typed', () => {
  it.each([
    ['周森', '周森'],
    ['阿卜杜·热合曼', '阿卜杜•热合曼'],
    ['李喆', '李（ZHE）'],
    ['Ann Li', 'Ann Li'],
  ])('%s is printed as %s', (name, text) => {
    expect(printable(name)).toBe(text)
  })

  it.each(['ABCD-EFGH-1234-5678', 'abcdefgh12345678', ' abcd efgh 1234 5678 '])('%s is the same code', (text) => {
    expect(typedCode(text)).toBe('ABCD-EFGH-1234-5678')
  })
})
