import type { TestSandbox } from '@tests/sandbox/startSandbox'
import type { CallOptions } from '@tests/sandbox/wireClient'
import { bankCards, bindCard, bindCardSms } from '@/contract/bank/cards'
import { bankOfCode } from '../../../sandbox/areas/bank/banks'
import { numberEndingIn } from '../../../sandbox/areas/bank/numbers'

/** The number of a debit card of a bank that ends in these four digits; two cards with different accounts are two cards. */
export function cardOf(bankCode: string, tail: string, account = 1): string {
  const bank = bankOfCode(bankCode)
  if (!bank) throw new Error(`there is no bank ${bankCode}`)
  return numberEndingIn(bank, tail, account)
}

/** What a customer types to bind a card. */
interface Typed {
  cardNo: string
  mobile: string
}

/** One signed-in customer who binds cards. */
export class Binder {
  private constructor(
    readonly sandbox: TestSandbox,
    readonly mobile: string,
    readonly token: string,
  ) {}

  static async of(sandbox: TestSandbox, mobile: string): Promise<Binder> {
    return new Binder(sandbox, mobile, await sandbox.login(mobile))
  }

  async cards(options: CallOptions = {}) {
    return (await this.sandbox.call(bankCards, {}, { token: this.token, ...options })).data.cardList
  }

  send(typed: Typed) {
    return this.sandbox.call(bindCardSms, typed, { token: this.token })
  }

  bind(typed: Typed, code: string) {
    return this.sandbox.call(bindCard, { ...typed, code }, { token: this.token })
  }

  /** The last code that went to a number. */
  async code(mobile = this.mobile): Promise<string> {
    const [last] = (await this.sandbox.inbox(mobile)).filter(({ scene }) => scene === 'bind-card')
    return last?.code ?? ''
  }

  /** Asks for a code and binds the card with it. */
  async bound(typed: Typed) {
    await this.send(typed)
    return this.bind(typed, await this.code(typed.mobile))
  }
}

/** A code that is not this one. */
export const otherCode = (code: string): string => (code === '000000' ? '000001' : '000000')
