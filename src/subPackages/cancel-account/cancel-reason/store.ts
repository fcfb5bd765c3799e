import { makeAutoObservable } from 'mobx'
import {
  type LogoffReason,
  type LogoffReq,
  type LogoffRes,
  logoff,
  longestNote,
  sendLogoffCode,
} from '@/contract/deregistration'
import { LogoffInfoStore } from '@/domain/account/logoffInfoStore'
import { blockOf } from '@/domain/account/logoffRules'
import { forgetLogin } from '@/domain/session/logOut'
import { OwnCodeForm } from '@/domain/session/ownCodeForm'
import { sameCustomer } from '@/domain/session/sameCustomer'
import { dropAll } from '@/lib/drop'
import { Form } from '@/lib/form'
import { type Refusal, Submission } from '@/request/submission'

/** What the last question still lacks, beside the fields. */
export type Missing = 'reason' | 'lapse' | 'agreement'

/** Reasons in the order in which they are offered. */
export const reasons: readonly LogoffReason[] = ['seldom', 'price', 'trouble', 'privacy', 'number', 'other']

const note = {
  problem: (text: string) => (Array.from(text.trim()).length > longestNote ? ('long' as const) : undefined),
  sent: (text: string) => text.trim(),
}

/** Closes the account: reason, code, tick and a last question, then one call that may be repeated after a lost answer. */
export class CancelReasonStore {
  readonly info = new LogoffInfoStore()
  readonly code = new OwnCodeForm((send) => send(sendLogoffCode, {}))
  readonly note = new Form({ note })
  readonly leaving = new Submission<LogoffReq, LogoffRes>({
    needsConsent: true,
    send: async (form, send) => {
      const isSame = sameCustomer()
      const closed = await send(logoff, form)
      // The screen that would act on the end is closed; the login of another customer, who came meanwhile, stays (U3).
      if (this.isGone && isSame()) forgetLogin()
      return closed
    },
    showRefusal: (refusal) => this.showRefusal(refusal),
  })
  reason: LogoffReason | undefined = undefined
  agreed = false
  /** The balance that the customer lets lapse, in fen: another one needs another tick. */
  private letGo: number | undefined = undefined
  hasQuestion = false
  private isGone = false

  constructor() {
    makeAutoObservable<CancelReasonStore, 'isGone'>(this, { isGone: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.info.load()
  }

  /** A close whose answer was lost may have ended the session: it is repeated by the customer before anything else is asked. */
  show(visit: { isFirst: boolean }): void {
    if (!this.leaving.isLost) this.info.show(visit)
  }

  choose(reason: LogoffReason): void {
    this.reason = reason
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
  }

  /** Whether the customer lets the balance lapse that the screen names. */
  get lapses(): boolean {
    return this.letGo === this.info.lapse
  }

  letLapse(isOn: boolean): void {
    this.letGo = isOn ? this.info.lapse : undefined
  }

  /** Asks the last question, or answers what is missing for it; what is wrong with a field is shown beside it. */
  ask(): Missing | undefined {
    if (!this.reason) return 'reason'
    if (!this.read()) return undefined
    if (this.info.lapse > 0 && !this.lapses) return 'lapse'
    if (!this.agreed) return 'agreement'
    this.hasQuestion = true
    return undefined
  }

  stay(): void {
    this.hasQuestion = false
  }

  /** Closes the account; under the id of the last try where its answer was lost. */
  leave(): void {
    this.hasQuestion = false
    const form = this.read()
    if (form) void this.leaving.submit(form)
  }

  /** The account is closed: ends the login here with everything that belongs to the customer (U3). */
  forget(): void {
    forgetLogin()
  }

  /** The screen is closed. */
  drop(): void {
    this.isGone = true
    dropAll(this)
  }

  private read(): LogoffReq | undefined {
    const code = this.code.read()
    const words = this.note.read()?.note
    if (!this.reason || code === undefined || words === undefined) return undefined
    const { lapse } = this.info
    return { code, reason: this.reason, ...(words ? { note: words } : {}), ...(lapse > 0 ? { lapse } : {}) }
  }

  private showRefusal({ code, message }: Refusal): boolean {
    const kind = blockOf(code)
    if (kind) this.info.block({ kind, text: message })
    else if (code === 'NOTE_TOO_LONG') this.note.refuse('note', message)
    else this.code.showRefusal({ code, message })
    return true
  }
}
