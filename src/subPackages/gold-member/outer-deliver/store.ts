import { makeAutoObservable, runInAction } from 'mobx'
import { type GoldActivityRes, goldActivity } from '@/contract/member'
import { orAsVisitor } from '@/domain/member/orAsVisitor'
import { receiveGold, sendGoldCode } from '@/domain/member/receiveGold'
import { TermsStore } from '@/domain/member/termsStore'
import { PhoneCodeForm } from '@/domain/session/phoneCodeForm'
import { memberWords } from '@/i18n/member'
import { toast } from '@/platform/toast'
import { call, makeRequestId } from '@/request/call'
import { Loadable } from '@/request/loadable'
import { showFailure } from '@/shell/showFailure'

/** The offer for visitors from outside, and the form to receive it. */
export class OuterDeliverStore {
  page = new Loadable<GoldActivityRes>()
  terms = new TermsStore()
  form = new PhoneCodeForm({ send: sendGoldCode, onFailure: showFailure })
  isReceiving = false
  private receivedUntil: number | undefined = undefined
  /** The form whose answer was lost is sent again under the same id. */
  private intent: { form: string; requestId: string } | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load(() => orAsVisitor(() => call(goldActivity, {}, { toast: false })))
  }

  get offer(): GoldActivityRes | undefined {
    return this.page.value
  }

  /** When the received membership ends, in milliseconds; undefined while the form is to be filled in. */
  get endTime(): number | undefined {
    return this.receivedUntil ?? this.offer?.received?.endTime
  }

  /** Receives the membership; what is wrong is said beside its field, and the text stays. */
  async receive(): Promise<void> {
    if (this.isReceiving) return
    const typed = this.form.read()
    if (!typed) return
    if (!this.terms.agreed) return toast(memberWords().agreeFirst)
    if (!this.form.mayLeave()) return
    this.isReceiving = true
    try {
      const end = await receiveGold(typed, this.requestId(typed))
      runInAction(() => {
        this.intent = undefined
        if (end.kind === 'refused') this.form.refuse(end)
        else this.receivedUntil = end.endTime
      })
    } catch (error) {
      showFailure(error)
    } finally {
      runInAction(() => {
        this.isReceiving = false
      })
    }
  }

  /** The screen is gone. */
  drop(): void {
    this.page.drop()
    this.terms.drop()
    this.form.drop()
  }

  private requestId({ mobile, code }: { mobile: string; code: string }): string {
    const form = `${mobile} ${code}`
    if (this.intent?.form !== form) this.intent = { form, requestId: makeRequestId() }
    return this.intent.requestId
  }
}
