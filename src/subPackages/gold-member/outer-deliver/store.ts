import { makeAutoObservable } from 'mobx'
import {
  type GoldActivityRes,
  type GoldReceiveRes,
  goldActivity,
  goldReceive,
  goldSendSms,
} from '@/contract/member/goldActivity'
import { orAsVisitor } from '@/domain/member/orAsVisitor'
import { TermsStore } from '@/domain/member/termsStore'
import { type PhoneCode, PhoneCodeForm } from '@/domain/session/phoneCodeForm'
import { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'

/**
 * The offer for visitors from outside, and the form to receive it. It stays when a session ends, so that a form that is being sent
 * then still ends where the customer can see it.
 */
export class OuterDeliverStore {
  readonly page = new Loadable<GoldActivityRes>()
  readonly terms = new TermsStore()
  readonly form = new PhoneCodeForm({
    askCode: (mobile, send) => orAsVisitor(send, goldSendSms, { mobile }),
    aboutPhone: ['MOBILE_INVALID', 'ALREADY_RECEIVED'],
  })
  readonly receiving = new Submission<PhoneCode, GoldReceiveRes>({
    needsConsent: true,
    send: (form, send) => orAsVisitor(send, goldReceive, form),
    showRefusal: this.form.showRefusal,
    done: ({ endTime }) => this.keep(endTime),
  })
  /** When the membership that was received here ends, in milliseconds. */
  private receivedUntil: number | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load((read) => orAsVisitor(read, goldActivity, {}))
  }

  get offer(): GoldActivityRes | undefined {
    return this.page.value
  }

  /** When the received membership ends, in milliseconds; undefined while the form is to be filled in. */
  get endTime(): number | undefined {
    return this.receivedUntil ?? this.offer?.received?.endTime
  }

  /** Receives the membership; what is wrong is said beside its field, and the text stays. Answers false where the terms are not ticked. */
  receive(): boolean {
    const typed = this.form.read()
    if (typed && !this.terms.agreed) return false
    if (typed) void this.receiving.submit(typed)
    return true
  }

  /** Forgets at once what the customer who left has received, and reads the offer anew. */
  forget(): void {
    this.receivedUntil = undefined
    if (this.offer) this.page.set({ ...this.offer, received: undefined })
    void this.load()
  }

  private keep(endTime: number): void {
    this.receivedUntil = endTime
  }
}
