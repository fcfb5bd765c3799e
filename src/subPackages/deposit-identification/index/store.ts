import { makeAutoObservable } from 'mobx'
import {
  type BindCardReq,
  type BindCardRes,
  bindCard,
  bindCardSms,
  cardRefusals,
  ownerRefusals,
} from '@/contract/bank/cards'
import type { BackTo } from '@/domain/bank/backTo'
import { CardNumberForm } from '@/domain/bank/cardNumberForm'
import { IdentityFlow } from '@/domain/identity/identityFlow'
import { PhoneCodeForm } from '@/domain/session/phoneCodeForm'
import { type Refusal, Submission } from '@/request/submission'

const aboutCard: readonly string[] = [...cardRefusals, ...ownerRefusals, 'IDENTITY_MISSING']

/** What is shown above the button, in place of a toast. */
type Problem = 'agreeFirst' | 'bindLost' | 'codeLost'

/** Binds a debit card: its number, the phone number that the bank has, and the bank's code. */
export class DepositStore {
  readonly flow = new IdentityFlow()
  readonly card: CardNumberForm = new CardNumberForm(() => this.form.forgetSent())
  readonly form: PhoneCodeForm = new PhoneCodeForm({
    askCode: (mobile, send) => {
      this.problem = undefined
      return send(bindCardSms, { cardNo: this.card.number, mobile })
    },
    mayAsk: () => this.card.check(),
    aboutPhone: ['MOBILE_INVALID', 'MOBILE_MISMATCH'],
    placeElsewhere: (refusal) => this.placeAtCard(refusal),
    showLost: () => this.say('codeLost'),
  })
  readonly binding: Submission<BindCardReq, BindCardRes> = new Submission({
    needsConsent: true,
    send: (form: BindCardReq, send) => send(bindCard, form),
    showRefusal: (refusal) => this.form.showRefusal(refusal),
    showLost: () => this.say('bindLost'),
  })
  agreed = false
  problem: Problem | undefined = undefined
  private readonly backTo: BackTo

  constructor(backTo: BackTo) {
    this.backTo = backTo
    makeAutoObservable<DepositStore, 'backTo'>(this, { binding: false, backTo: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.flow.load()
  }

  /** The screen comes back to the front: a card may have been bound with one tap meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.flow.load()
  }

  /** Whether this is the step of the identity flow; else a further card is bound. */
  get isStep(): boolean {
    return this.backTo === 'identity'
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
    this.problem = undefined
  }

  /** Binds the card. What is wrong is said beside its field, and what is typed stays. A second tap meanwhile does nothing. */
  bind(): void {
    const isCard = this.card.check()
    const typed = this.form.read()
    if (!isCard || !typed) return
    this.problem = this.agreed ? undefined : 'agreeFirst'
    if (this.agreed) void this.binding.submit({ cardNo: this.card.number, ...typed })
  }

  private placeAtCard({ code, message }: Refusal): boolean {
    if (!aboutCard.includes(code)) return false
    this.card.refuse(message)
    return true
  }

  private say(problem: Problem): true {
    this.problem = problem
    return true
  }
}
