import { makeAutoObservable } from 'mobx'
import { type BankCardsRes, bankCards, unbindCard } from '@/contract/bank/cards'
import {
  type AccountKind,
  type BindAccountReq,
  type BindAccountRes,
  bindAccount,
  type WithdrawAccountRes,
  withdrawAccount,
} from '@/contract/wallet/accounts'
import { IdentityFlow } from '@/domain/identity/identityFlow'
import { unwarned } from '@/domain/wallet/withdraw/unwarned'
import { Form } from '@/lib/form'
import { oneTap } from '@/platform/host/oneTap'
import { has } from '@/request/has'
import { Loadable } from '@/request/loadable'
import { type Refusal, type Send, Submission } from '@/request/submission'
import { accountRule, type BindPlace, placeOf } from './accountRule'

/** What the customer sends: the host proves who they are in WeChat. */
type BindForm = BindAccountReq

/** How binding ended; the host may refuse to tell who the customer is in WeChat. */
type BindEnd = { kind: 'bound'; answer: BindAccountRes } | { kind: 'hostRefused' }

/** Kinds of accounts that this host can bind: WeChat's own only in WeChat. */
export const bindKinds: readonly AccountKind[] = oneTap.offered ? ['bank', 'alipay', 'wechat'] : ['bank', 'alipay']

/** Binds an account that receives withdrawals: a card, Alipay, or the customer's WeChat. */
export class BindAccountStore {
  readonly flow = new IdentityFlow()
  /** What is bound already; the form does not wait for it. */
  readonly bound = new Loadable<WithdrawAccountRes>()
  readonly cards = new Loadable<BankCardsRes>()
  readonly form = new Form({ account: accountRule })
  readonly binding = new Submission<BindForm, BindEnd>({
    needsConsent: true,
    send: bind,
    showRefusal: (refusal) => this.showRefusal(refusal),
    done: (end) => this.keepNew(end),
  })
  kind: AccountKind = 'bank'
  fault: { place: Exclude<BindPlace, 'account'>; message: string } | undefined = undefined
  private chosenId: string | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Whether what is being bound stays: no call of the specification removes an account, and a card only where the server can unbind it. */
  get stays(): boolean {
    return this.kind !== 'bank' || !has(unbindCard)
  }

  load(): Promise<void> {
    void this.bound.load((read) => read(withdrawAccount, {}))
    return this.cards.load(async (read) => {
      const [cards] = await Promise.all([read(bankCards, {}), this.flow.load()])
      return cards
    })
  }

  /** The screen comes back: a card may have been bound, or the identity proved, meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (isFirst) return
    this.fault = undefined
    void this.load()
  }

  /** The card that is bound next: the chosen one, or the default one. */
  get cardId(): string | undefined {
    const list = this.cards.value?.cardList ?? []
    const chosen = list.find(({ cardId }) => cardId === this.chosenId) ?? list.find(({ isDefault }) => isDefault)
    return (chosen ?? list[0])?.cardId
  }

  /** A card is only bound where there is one. */
  get canSubmit(): boolean {
    return this.kind !== 'bank' || this.cardId !== undefined
  }

  chooseKind(kind: AccountKind): void {
    this.kind = kind
    this.fault = undefined
  }

  chooseCard(cardId: string): void {
    this.chosenId = cardId
    this.fault = undefined
  }

  messageAt(place: 'card' | 'identity' | 'submit'): string | undefined {
    return this.fault?.place === place ? this.fault.message : undefined
  }

  /** Binds what the screen shows, unless the field is wrong, which then says so. A second tap meanwhile does nothing. */
  submit(): void {
    const { kind, cardId } = this
    if (this.binding.busy || !this.canSubmit) return
    this.fault = undefined
    const typed = kind === 'alipay' ? this.form.read() : undefined
    if (kind === 'alipay' && !typed) return
    void this.binding.submit({ kind, ...(kind === 'bank' && { cardId }), ...typed })
  }

  /** The reminder of fraud comes before a withdrawal to an account that was not bound before. */
  private keepNew(end: BindEnd): void {
    const known = this.bound.value?.account_info ?? []
    const id = end.kind === 'bound' ? end.answer.account.accountId : undefined
    if (id !== undefined && known.every(({ accountId }) => accountId !== id)) unwarned.add(id)
  }

  private showRefusal({ code, message }: Refusal): true {
    const place = placeOf(code, this.kind)
    if (place === 'account') this.form.refuse('account', message)
    else this.fault = { place, message }
    if (place === 'card') void this.load()
    return true
  }
}

async function bind(form: BindForm, send: Send): Promise<BindEnd> {
  if (form.kind !== 'wechat') return { kind: 'bound', answer: await send(bindAccount, form) }
  // A host that refuses its own login is an end of its own, not a failed call.
  const jsCode = await oneTap.jsCode().catch(() => '')
  return jsCode ? { kind: 'bound', answer: await send(bindAccount, { ...form, jsCode }) } : { kind: 'hostRefused' }
}
