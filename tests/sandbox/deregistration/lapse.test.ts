import { sandboxTest } from '@tests/sandbox/startSandbox'
import { WalletPlay } from '@tests/sandbox/wallet/walletPlay'
import { Leaver } from './leaver'

const dayMs = 86_400_000

const sandbox = sandboxTest()
afterAll(() => WalletPlay.reset(sandbox))

describe('R-54 a balance that is less than the least withdrawal', () => {
  it('is named and prevents nothing; the account is closed once the customer lets exactly that lapse', async () => {
    const play = await WalletPlay.of(sandbox, '13800138004')
    // What is on its way ends first.
    for (let day = 0; day < 4; day++) {
      await play.wait(2 * dayMs)
      await play.balance()
    }
    const { balance } = await play.balance()
    const leaver = new Leaver(sandbox, play.mobile, play.token)
    // What can be withdrawn does not lapse, whatever is ticked.
    expect((await leaver.leave({ code: '000000', lapse: balance })).code).toBe('BALANCE_LEFT')
    expect((await play.withdraw('bank', balance - 60)).code).toBe('000000')
    for (let hour = 0; hour < 2; hour++) {
      await play.wait(dayMs / 8)
      await play.balance()
    }
    const { blockers, loss } = (await leaver.info()).data
    expect([blockers, loss.balance]).toEqual([[], 60])
    const code = await leaver.code()
    const unticked = await leaver.leave({ code })
    expect([unticked.code, unticked.message]).toEqual(['BALANCE_LEFT', '钱包余额 0.60 元未提现'])
    expect((await leaver.leave({ code, lapse: 59 })).code).toBe('BALANCE_LEFT')
    expect((await leaver.leave({ code, lapse: 60 })).code).toBe('000000')
  })
})
