import { makeAutoObservable } from 'mobx'
import type { RechargeKind } from '@/contract/mall/goods'
import { type AccountProblem, accountProblem, sentAccount, settledAccount, typedAccount } from './rules'

/** Where an order is delivered to, as it is typed: a phone or a name of an account, and what is wrong with it. */
export class RechargeAccount {
  text = ''
  problem: AccountProblem | undefined = undefined

  /** @param kindOf what kind of account the goods want, known once they are loaded */
  constructor(private readonly kindOf: () => RechargeKind) {
    makeAutoObservable<RechargeAccount, 'kindOf'>(this, { kindOf: false }, { autoBind: true })
  }

  /** Answers whether the text is another one now. What was wrong is not said while somebody types. */
  type(text: string): boolean {
    const before = this.text
    this.text = typedAccount(this.kindOf(), before, text)
    this.problem = undefined
    return this.text !== before
  }

  /** The field was left: a wrong account is said at once, an empty one only when it is sent. */
  leave(): void {
    this.text = settledAccount(this.kindOf(), this.text)
    if (this.text !== '') this.check()
  }

  /** Says what is wrong, if anything is; answers whether it may be sent. */
  check(): boolean {
    this.problem = accountProblem(this.kindOf(), this.text)
    return this.problem === undefined
  }

  /** The account as it is sent. */
  get sent(): string {
    return sentAccount(this.kindOf(), this.text)
  }
}
