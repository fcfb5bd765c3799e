import { makeAutoObservable } from 'mobx'
import { getCode } from '@/contract/session'
import { type PayoutAccount, type WithdrawAccountRes, withdrawAccount } from '@/contract/wallet/accounts'
import {
  type WithdrawAmountOptionsRes,
  type WithdrawReq,
  withdraw,
  withdrawAmountOptions,
} from '@/contract/wallet/withdraw'
import { IdentityFlow } from '@/domain/identity/identityFlow'
import { OwnCodeForm } from '@/domain/session/ownCodeForm'
import { Form } from '@/lib/form'
import { shortAmount } from '@/lib/money'
import { Loadable } from '@/request/loadable'
import type { Read } from '@/request/read'
import { type Refusal, Submission } from '@/request/submission'
import { FeeChange } from './feeChange'
import { unwarned } from './unwarned'
import { keepWithdrawInfo, keptWithdrawInfo, unconfirmedWithdrawal, withdrawIntents } from './withdrawInfo'
import { amountProblem, type Fault, feeAt, type Limits, makesStale, mostOf, placeOf, typedFen } from './withdrawRules'

/** Takes money out of the wallet: account, amount, fee, limits, code, and how sending it ends. */
export class WithdrawStore {
  readonly flow = new IdentityFlow()
  readonly info = new Loadable<WithdrawAccountRes>()
  readonly offer = new Loadable<WithdrawAmountOptionsRes>()
  readonly form = new Form({ amount: { problem: (text: string) => this.problemOf(text) } })
  readonly code = new OwnCodeForm((send) => send(getCode, { scene: 'withdraw' }))
  readonly sending = new Submission<WithdrawReq, { withdrawId: string }>({
    needsConsent: true,
    intents: withdrawIntents,
    send: (form, send) => send(withdraw, form),
    showRefusal: (refusal) => this.showRefusal(refusal),
    showLost: () => this.findUnconfirmed(),
  })
  fault: Fault | undefined = undefined
  readonly feeChange = new FeeChange()
  /** A withdrawal whose answer was lost; nothing else is sent before its end is known. */
  unconfirmed: WithdrawReq | undefined = undefined
  /** Shown until the server answers. */
  private readonly kept = keptWithdrawInfo()
  private accountId: string | undefined = undefined

  constructor() {
    makeAutoObservable<WithdrawStore, 'kept'>(this, { kept: false }, { autoBind: true })
  }

  /** What the screen needs: the accounts, as they are or as they were kept. */
  get remote() {
    const { status, error } = this.info
    return { status, error, value: this.shown }
  }

  /** The server's answer; until it is there, what was kept of an earlier one. */
  get shown(): WithdrawAccountRes | undefined {
    return this.info.value ?? (this.info.status === 'failed' ? undefined : this.kept)
  }

  /** The account that receives the money: the chosen one, or the first one, which is the default. */
  get account(): PayoutAccount | undefined {
    const accounts = this.shown?.account_info ?? []
    return accounts.find((one) => one.accountId === this.accountId) ?? accounts[0]
  }

  /** What limits the withdrawal; undefined until the server has said it. */
  get limits(): Limits | undefined {
    const { value } = this.offer
    return value && this.shown && { ...value, balance: this.shown.money_amount }
  }

  /** What is typed, in fen. */
  get amount(): number | undefined {
    return typedFen(this.form.text('amount'))
  }

  /** In fen; 0 until the amount is one that the wallet holds. */
  get fee(): number {
    return feeAt(this.account, this.amount, this.limits?.balance ?? 0)
  }

  /** What any withdrawal needs and is not there, money or an account for it: there is no form before it is. */
  get lacking(): 'money' | 'account' | undefined {
    if (this.shown && this.shown.money_amount <= 0) return 'money'
    return this.account ? undefined : 'account'
  }

  get needsCode(): boolean {
    return this.offer.value?.needsCode === true
  }

  /** Whether the reminder of fraud comes before a withdrawal to this account, which is new; known anew with each answer. */
  get needsWarning(): boolean {
    return unwarned.has(this.account?.accountId)
  }

  /** Nothing is sent before the amounts on the screen are the server's, nor while they are read anew. */
  get canSubmit(): boolean {
    return this.info.status === 'ready' && this.offer.status === 'ready' && this.unconfirmed === undefined
  }

  async load(): Promise<void> {
    if (!this.sending.busy) this.findUnconfirmed()
    await Promise.all([this.info.load(this.readInfo), this.readOffer()])
    if (this.info.status === 'ready' && this.info.value) keepWithdrawInfo(this.info.value)
  }

  /** Whether the customer is known is read with the accounts, so that no form is shown that the server would refuse. */
  private async readInfo(read: Read): Promise<WithdrawAccountRes> {
    const [info] = await Promise.all([read(withdrawAccount, {}), this.flow.load()])
    return info
  }

  readOffer(): Promise<void> {
    return this.offer.load((read) => read(withdrawAmountOptions, {}))
  }

  /** The screen comes back: an account may have been bound, an identity proved, or a withdrawal made meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (isFirst) return
    this.fault = undefined
    void this.load()
  }

  messageAt(place: Fault['place']): string | undefined {
    return this.fault?.place === place ? this.fault.message : undefined
  }

  /** @param accountId one of the bound accounts */
  chooseAccount(accountId: string): void {
    this.accountId = accountId
    this.fault = undefined
    if (this.form.text('amount') !== '') this.form.leave('amount')
  }

  /** Fills the amount in, and says at once what is wrong with it. @param amount in fen */
  chooseAmount(amount: number): void {
    this.form.type('amount', shortAmount(amount))
    this.form.leave('amount')
  }

  /** Fills in all that can be withdrawn now; where that is nothing, the whole balance, so that the field says why it cannot be. */
  chooseAll(): void {
    const { limits } = this
    if (limits) this.chooseAmount(mostOf(limits) || limits.balance)
  }

  /** Sends the withdrawal as the screen shows it, unless a field is wrong, which then says so. A second tap meanwhile does nothing. */
  submit(): void {
    if (this.sending.busy || !this.canSubmit || this.needsWarning) return
    this.fault = undefined
    this.feeChange.forget()
    const { account, fee } = this
    const isAmountRight = this.form.check('amount')
    const code = this.needsCode ? this.code.read() : undefined
    const { amount } = this
    if (!account || !isAmountRight || amount === undefined || (this.needsCode && code === undefined)) return
    void this.sending.submit({ accountId: account.accountId, amount, fee, ...(code !== undefined && { code }) })
  }

  /** Asks about the withdrawal whose answer was lost: sends it once more, exactly as it was, under its id. */
  checkUnconfirmed(): void {
    if (this.unconfirmed && !this.sending.busy) void this.sending.submit(this.unconfirmed)
  }

  private problemOf(text: string) {
    return this.limits && amountProblem(text, this.limits, this.fee)
  }

  /** Takes up a withdrawal whose end is not known. */
  private findUnconfirmed(): true {
    this.unconfirmed = unconfirmedWithdrawal()
    return true
  }

  private showRefusal(refusal: Refusal): true {
    const { code, message } = refusal
    this.unconfirmed = undefined
    const place = placeOf(code)
    if (place === 'fee') void this.compareFees(refusal)
    else if (place === 'code') this.code.showRefusal(refusal)
    else if (place === 'amount') this.form.refuse('amount', message)
    else this.fault = { place, message }
    if (makesStale(code)) void this.load()
    return true
  }

  /** The fee may be another one than was shown: both are shown before anything is sent again. */
  private async compareFees({ message }: Refusal): Promise<void> {
    const before = this.fee
    await this.load()
    if (!this.feeChange.find(before, this.info.status === 'ready' ? this.fee : before))
      this.fault = { place: 'submit', message }
  }
}
