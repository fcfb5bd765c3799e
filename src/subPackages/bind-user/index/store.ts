import { makeAutoObservable } from 'mobx'
import { type SynchronizeDataRes, synchronizeData } from '@/contract/account'
import { getCode, type UserInfoRes } from '@/contract/session'
import { type PhoneCode, PhoneCodeForm } from '@/domain/session/phoneCodeForm'
import { readUser } from '@/domain/session/readUser'
import { Loadable } from '@/request/loadable'
import { type Refusal, Submission } from '@/request/submission'

/** Binds a phone number to an account that the host's login made. */
export class BindUserStore {
  readonly page = new Loadable<UserInfoRes>()
  readonly form = new PhoneCodeForm({
    askCode: (mobile, send) => send(getCode, { mobile, scene: 'bind' }),
    aboutPhone: ['MOBILE_INVALID', 'MOBILE_TAKEN', 'MOBILE_BOUND'],
  })
  readonly binding = new Submission<PhoneCode, SynchronizeDataRes>({
    needsConsent: true,
    send: (form, send) => send(synchronizeData, form),
    showRefusal: (refusal) => this.showRefusal(refusal),
  })
  /** The number belongs to another account, which the customer may log in to. */
  isTaken = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load(readUser)
  }

  /** The number of this account, masked; empty where there is none. */
  get mobile(): string {
    return this.page.value?.userInfo.mobile ?? ''
  }

  /** Binds the number; what is wrong is said beside its field, and the text stays. */
  bind(): void {
    this.isTaken = false
    const typed = this.form.read()
    if (typed) void this.binding.submit(typed)
  }

  private showRefusal(refusal: Refusal): boolean {
    this.isTaken = refusal.code === 'MOBILE_TAKEN'
    // The number was bound elsewhere meanwhile: it is shown in place of the form.
    if (refusal.code === 'MOBILE_BOUND') void this.load()
    return this.form.showRefusal(refusal)
  }
}
