import { moves } from '@tests/routes/fakeNavigation'
import { screenTest } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, tap } from '@tests/ui/mounted'
import { unwarned } from '@/domain/wallet/withdraw/unwarned'
import { fraud as words } from '@/i18n/fraud'
import FraudTips from '@/subPackages/xyfApp/fraud-tips/index'

const screen = screenTest(FraudTips, 'subPackages/xyfApp/fraud-tips/index', { person: 'visitor' })
afterEach(() => jest.restoreAllMocks())

const button = () => box.querySelector('#fraud-next')
const open = (next?: string) => {
  screen.open(next === undefined ? {} : { next })
}

it('goes on only once its end was reached', () => {
  open()
  expect(button()?.textContent).toBe(words.readFirst)
  tap(button())
  expect(moves).toEqual([])
  happen('bottom')
  expect(button()?.textContent).toBe(words.read)
  tap(button())
  expect(moves).toEqual(['navigateBack'])
})

it.each([
  ['/subPackages/balance/index', 'redirectTo /subPackages/balance/index'],
  ['/center/capture/calc', 'redirectTo /center/capture/calc'],
])('goes on to %s', (next, move) => {
  open(next)
  happen('bottom')
  tap(button())
  expect(moves).toEqual([move])
})

it('notes only once its end was reached that new payout accounts were warned about', () => {
  unwarned.add('A9')
  open('/subPackages/cash-out/index')
  tap(button())
  expect(unwarned.has('A9')).toBe(true)
  happen('bottom')
  tap(button())
  expect(unwarned.has('A9')).toBe(false)
})

it.each([
  '//evil.example',
  '/\\evil',
  'javascript:alert(1)',
  'https://evil.example/a',
  '/subPackages/../x',
  '/nowhere',
])('S1 goes back and not to %s', (next) => {
  open(next)
  happen('bottom')
  tap(button())
  expect(moves).toEqual(['navigateBack'])
})
