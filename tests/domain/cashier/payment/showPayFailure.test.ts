import { texts } from '@tests/domain/cashier/fakeGateway'
import { resetHost, toasts } from '@tests/domain/cashier/fakeHost'
import type { FailCause } from '@/domain/cashier/payment/failure'
import { reasonOf, showPayFailure } from '@/domain/cashier/payment/showPayFailure'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)

beforeEach(resetHost)

it.each<[FailCause, string]>([
  ['cancelled', texts.cancelled],
  ['host', texts.hostFailed],
  ['blocked', texts.blocked],
  ['stuck', texts.stuck],
  ['lost', texts.lost],
  ['server', texts.failed],
  ['unsent', texts.codeNotSent],
  ['closed', texts.failed],
])('R-77 a failure without the server’s words has ours: %s', (cause, text) => {
  expect(text).not.toBe('')
  expect(reasonOf({ cause, message: '', toastMs: 0 })).toBe(text)
  expect(reasonOf({ cause, message: 'busy', toastMs: 0 })).toBe('busy')
})

it('R-77 R-84 D-17 a failure is shown for as long as it says; one that was shown already is not', () => {
  showPayFailure({ cause: 'lost', message: '', toastMs: 0 })
  showPayFailure({ cause: 'lost', message: 'busy', toastMs: 3000 })
  expect(toasts).toEqual([{ title: 'busy', duration: 3000 }])
})
