import { openWithdrawalKey } from '@/domain/session/customerKeys'
import { unconfirmedWithdrawal, withdrawIntents } from '@/domain/wallet/withdraw/withdrawInfo'
import { launchStorage } from '@/platform/storage/sessionStorage'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)

const form = { accountId: 'A1', amount: 5_000, fee: 10 }

describe('a withdrawal whose answer was lost', () => {
  beforeEach(() => launchStorage.remove(openWithdrawalKey))

  it('R-82 is kept as it was sent, under its id, until its end was seen', () => {
    const { requestId } = withdrawIntents.of({ ...form, code: '123456' })
    expect(unconfirmedWithdrawal()).toEqual({ ...form, code: '123456' })
    expect(withdrawIntents.of({ code: '123456', ...form })).toEqual({ requestId, isReused: true })
    withdrawIntents.end(form, 'done')
    expect(unconfirmedWithdrawal()).toBeUndefined()
  })

  it.each([{ amount: 5_001 }, { fee: 11 }, { accountId: 'A2' }, { code: '654321' }])(
    'R-82 one with %j is another one',
    (other) => {
      const { requestId } = withdrawIntents.of(form)
      const next = withdrawIntents.of({ ...form, ...other })
      expect(next.isReused).toBe(false)
      expect(next.requestId).not.toBe(requestId)
    },
  )

  it.each([{ accountId: '' }, { accountId: 'x'.repeat(65) }, { amount: -1 }, { fee: '10' }])(
    'R-82 a kept one with %j is none',
    (fields) => {
      launchStorage.write(openWithdrawalKey, { form: { ...form, ...fields }, requestId: 'r' })
      expect(unconfirmedWithdrawal()).toBeUndefined()
    },
  )

  it.each(['12345', '1234567', 'abcdef', 'x123456'])('R-82 the code %j is left out', (code) => {
    launchStorage.write(openWithdrawalKey, { form: { ...form, code }, requestId: 'r' })
    expect(unconfirmedWithdrawal()).toEqual(form)
  })
})
