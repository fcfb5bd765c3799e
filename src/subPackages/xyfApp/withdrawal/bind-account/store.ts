import { makeAutoObservable } from 'mobx'
import { type BankCardsRes, bankCards } from '@/contract/bank/cards'
import { type AccountKind, type BindAccountReq, type BindAccountRes, bindAccount } from '@/contract/wallet/accounts'
import { IdentityFlow } from '@/domain/identity/identityFlow'
import { Form } from '@/lib/form'
import { oneTap } from '@/platform/host/oneTap'
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
  readonly cards = new Loadable<BankCardsRes>()
  readonly form = new Form({ account: accountRule })
  readonly binding = new Submission<BindForm, BindEnd>({
    needsConsent: true,
    send: bind,
    showRefusal: (refusal) => this.showRefusal(refusal),
  })
  kind: AccountKind = 'bank'
  fault: { place: Exclude<BindPlace, 'account'>; message: string } | undefined = undefined
  private chosenId: string | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
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
