import { makeAutoObservable, runInAction } from 'mobx'
import { consent } from '@/domain/account/consent'
import { loginByWechat } from '@/domain/session/login'
import { sessionWords } from '@/i18n/session'
import { replace } from '@/navigate'
import { oneTap } from '@/platform/oneTap'
import { toast } from '@/platform/toast'
import { routes } from '@/routes'
import { endLogin } from '@/shell/endLogin'
import { showFailure } from '@/shell/showFailure'

/** Login by one tap, where the host has it; elsewhere the phone page takes this page's place. */
export class LoginStore {
  agreed = false
  isLoggingIn = false
  readonly isOffered = oneTap.offered
  private readonly redirect: string | undefined

  constructor(redirect?: string) {
    this.redirect = redirect
    makeAutoObservable(this, { isOffered: false }, { autoBind: true })
  }

  load(): void {
    if (!this.isOffered) this.byPhone()
  }

  byPhone(): void {
    replace(routes.loginNum, { redirect: this.redirect })
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
  }

  /** Whether the host may be asked for the number: agreements ticked and the privacy notice accepted. */
  get isReady(): boolean {
    return this.agreed && consent.accepted
  }

  /** Says what is still missing. */
  remind(): void {
    if (!consent.accepted) consent.ask()
    else toast(sessionWords().agreeFirst)
  }

  /** @param phoneCode what the host's button gave; absent when the customer refused */
  async oneTap(phoneCode: string | undefined): Promise<void> {
    if (this.isLoggingIn) return
    if (!phoneCode) return toast(sessionWords().oneTapFailed)
    this.isLoggingIn = true
    try {
      // A host that refuses is not a failed call, which would tell of itself.
      const jsCode = await oneTap.jsCode().catch(() => undefined)
      if (!jsCode) return toast(sessionWords().oneTapFailed)
      const end = await loginByWechat(jsCode, phoneCode)
      if (end.kind === 'refused') toast(end.message)
      else endLogin(end, this.redirect)
    } catch (error) {
      showFailure(error)
    } finally {
      runInAction(() => {
        this.isLoggingIn = false
      })
    }
  }
}
