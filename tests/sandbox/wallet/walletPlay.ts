import type { TestSandbox } from '@tests/sandbox/startSandbox'
import { type CallOptions, newRequestId } from '@tests/sandbox/wireClient'
import { getCode } from '@/contract/session'
import { type PayoutAccount, withdrawAccount } from '@/contract/wallet/accounts'
import { balance } from '@/contract/wallet/balance'
import { usedList, type WalletRow } from '@/contract/wallet/movements'
import { type WithdrawReq, type WithdrawRow, withdraw, withdrawDetail, withdrawList } from '@/contract/wallet/withdraw'
import { feeOf } from '@/lib/fee'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** A customer with a wallet, who reads it in English. */
export class WalletPlay {
  /** How far the clock has been moved in this file, by all customers. */
  private static movedMs = 0

  constructor(
    readonly sandbox: TestSandbox,
    readonly mobile: string,
    readonly token: string,
  ) {}

  static async of(sandbox: TestSandbox, mobile: string): Promise<WalletPlay> {
    return new WalletPlay(sandbox, mobile, await sandbox.login(mobile))
  }

  /** The seeded data again, by the machine's own clock. */
  static async reset(sandbox: TestSandbox): Promise<void> {
    WalletPlay.movedMs = 0
    await sandbox.clearFaults()
    await sandbox.reset()
  }

  private get options(): CallOptions {
    return { token: this.token, lang: 'en' }
  }

  /** Moves the server's clock on from where it has been moved to. */
  async wait(ms: number): Promise<void> {
    WalletPlay.movedMs += ms
    await this.sandbox.clearFaults()
    await this.sandbox.fault({ kind: 'clock', ms: Math.round(WalletPlay.movedMs) })
  }

  /** Moves the server's clock to an early hour of the next day of Beijing, so that what follows is on one day. */
  async nextDay(): Promise<void> {
    const at = Date.now() + WalletPlay.movedMs
    await this.wait(dayMs - ((at + 8 * hourMs) % dayMs) + hourMs)
  }

  async balance() {
    return (await this.sandbox.call(balance, {}, this.options)).data
  }

  async accounts(): Promise<PayoutAccount[]> {
    return (await this.sandbox.call(withdrawAccount, {}, this.options)).data.account_info
  }

  async account(kind: PayoutAccount['kind']): Promise<PayoutAccount> {
    const found = (await this.accounts()).find((one) => one.kind === kind)
    if (!found) throw new Error(`no account of ${kind} is bound`)
    return found
  }

  /** A fresh code; the clock goes on by a minute where the last one is younger. */
  async code(): Promise<string> {
    const asked = await this.sandbox.call(getCode, { scene: 'withdraw' }, this.options)
    if (asked.code === 'CODE_TOO_OFTEN') {
      await this.wait(minuteMs)
      return this.code()
    }
    const [last] = await this.sandbox.inbox(this.mobile)
    return last?.code ?? ''
  }

  /** Sends a withdrawal as it is told. */
  send(req: WithdrawReq, requestId = newRequestId()) {
    return this.sandbox.call(withdraw, req, { ...this.options, requestId })
  }

  /** Withdraws with the fee that applies and a right code. */
  async withdraw(kind: PayoutAccount['kind'], amount: number, changes: Partial<WithdrawReq> = {}) {
    const account = await this.account(kind)
    const code = changes.code ?? (await this.code())
    return this.send({ accountId: account.accountId, amount, fee: feeOf(amount, account), ...changes, code })
  }

  async detail(withdrawId: string) {
    return (await this.sandbox.call(withdrawDetail, { withdrawId }, this.options)).data
  }

  async list(page = 1): Promise<WithdrawRow[]> {
    return (await this.sandbox.call(withdrawList, { page }, this.options)).data.withdrawList
  }

  async used(page = 1): Promise<WalletRow[]> {
    return (await this.sandbox.call(usedList, { page }, this.options)).data.usedList
  }
}
