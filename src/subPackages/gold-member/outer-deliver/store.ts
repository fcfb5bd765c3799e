import { makeAutoObservable, runInAction } from 'mobx'
import { type GoldActivityRes, goldActivity } from '@/contract/member'
import { consent } from '@/domain/account/consent'
import { orAsVisitor } from '@/domain/member/orAsVisitor'
import { type FieldRefusal, receiveGold, sendGoldCode } from '@/domain/member/receiveGold'
import { TermsStore } from '@/domain/member/termsStore'
import { CodeTimer } from '@/domain/session/codeTimer'
import { isCode, settledPhone, typedPhone } from '@/domain/session/rules'
import { memberWords } from '@/i18n/member'
import { Loadable } from '@/lib/loadable'
import { maskPhone } from '@/lib/mask'
import { formatPhone, isPhone } from '@/lib/phone'
import { toast } from '@/platform/toast'
import { call, makeRequestId } from '@/request/call'
import { showFailure } from '@/shell/showFailure'

/** The offer for visitors from outside, and the form to receive it. */
export class OuterDeliverStore {
  page = new Loadable<GoldActivityRes>()
  terms = new TermsStore()
  timer = new CodeTimer()
  phone = ''
  code = ''
  phoneError = ''
  codeError = ''
  isSending = false
  isReceiving = false
  hasAsked = false
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

  typePhone(text: string): void {
    this.phone = typedPhone(this.phone, text)
    this.phoneError = ''
  }

  leavePhone(): void {
    this.phone = settledPhone(this.phone)
    if (this.phone !== '' && !isPhone(this.phone)) this.phoneError = memberWords().phoneInvalid
  }

  typeCode(text: string): void {
    this.code = text
    this.codeError = ''
  }

  get mayAskCode(): boolean {
    return this.timer.secondsLeft === 0 && !this.isSending
  }

  /** Asks for a code. Nothing leaves the device before the privacy notice is accepted. */
  async askCode(): Promise<void> {
    if (!this.mayAskCode || !this.checkPhone() || !this.checkConsent()) return
    this.isSending = true
    try {
      const sent = await sendGoldCode(this.phone)
      runInAction(() => (sent.kind === 'sent' ? this.codeSent(sent.resendSeconds) : this.refused(sent)))
    } catch (error) {
      showFailure(error)
    } finally {
      runInAction(() => {
        this.isSending = false
      })
    }
  }

  /** Receives the membership; what is wrong is said beside its field, and the text stays. */
  async receive(): Promise<void> {
    const words = memberWords()
    if (this.isReceiving || !this.checkPhone()) return
    if (!isCode(this.code)) {
      this.codeError = words.codeInvalid
      return
    }
    if (!this.terms.agreed) return toast(words.agreeFirst)
    if (!this.checkConsent()) return
    this.isReceiving = true
    try {
      const end = await receiveGold(this.phone, this.code, this.requestId())
      runInAction(() => {
        this.intent = undefined
        if (end.kind === 'refused') this.refused(end)
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
    this.timer.drop()
  }

  private codeSent(seconds: number): void {
    this.hasAsked = true
    this.codeError = ''
    this.timer.start(seconds)
    toast(memberWords().codeSent(maskPhone(this.phone)))
  }

  private refused({ field, message }: FieldRefusal): void {
    if (field === 'phone') this.phoneError = message
    else this.codeError = message
  }

  private requestId(): string {
    const form = `${this.phone} ${this.code}`
    if (this.intent?.form !== form) this.intent = { form, requestId: makeRequestId() }
    return this.intent.requestId
  }

  private checkPhone(): boolean {
    if (isPhone(this.phone)) {
      this.phone = formatPhone(this.phone)
      return true
    }
    this.phoneError = memberWords().phoneInvalid
    return false
  }

  private checkConsent(): boolean {
    consent.ask()
    return consent.accepted
  }
}
