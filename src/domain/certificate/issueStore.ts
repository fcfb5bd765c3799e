import { makeAutoObservable } from 'mobx'
import {
  type CertificateKind,
  type IssueMethod,
  type PaidOffCheckReq,
  type PaidOffCheckRes,
  type PaidOffGetRes,
  type PaidOffLoan,
  paidOffCheck,
  paidOffGet,
} from '@/contract/certificate/issue'
import { Loadable } from '@/request/loadable'
import { type Refusal, Submission } from '@/request/submission'
import { PaperStore } from './paperStore'

/** Why the certificate cannot be issued now, said at the button. */
export type IssueTrouble = { kind: 'lost' } | { kind: 'missing' } | ({ kind: 'refused' } & Refusal)

/** What is to be issued, and how. */
interface Wish {
  kind: CertificateKind
  method: IssueMethod
}

/**
 * Prepares a certificate: the loans, and the server's check of what the customer has confirmed or chosen. An electronic one goes on
 * to the e-mail, a paper one to the address and its fee.
 */
export class IssueStore {
  readonly page = new Loadable<PaidOffGetRes>()
  readonly paper = new PaperStore()
  trouble: IssueTrouble | undefined = undefined
  readonly kind: CertificateKind
  readonly method: IssueMethod
  /** The loans that were chosen, or all of them for the general certificate, in the order shown. */
  loanIds: readonly string[] = []
  readonly checking = new Submission<PaidOffCheckReq, PaidOffCheckRes>({
    send: (req, send) => send(paidOffCheck, req),
    showRefusal: ({ code, message }) => this.say({ kind: 'refused', code, message }),
    showLost: () => this.say({ kind: 'lost' }),
  })

  constructor({ kind, method }: Wish) {
    this.kind = kind
    this.method = method
    makeAutoObservable(this, { kind: false, method: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load((read) => read(paidOffGet, {}))
  }

  refresh(): Promise<void> {
    return this.load()
  }

  /** A certificate may have been issued, or a proof made, since the screen was last shown. */
  show({ isFirst }: { isFirst: boolean }): void {
    this.paper.show()
    if (!isFirst) void this.load()
  }

  hide(): void {
    this.paper.hide()
  }

  get loans(): readonly PaidOffLoan[] {
    return this.page.value?.loans ?? []
  }

  isChosen(loanId: string): boolean {
    return this.loanIds.includes(loanId)
  }

  /** Chooses a loan, or takes it back. */
  toggle(loanId: string): void {
    this.trouble = undefined
    this.loanIds = this.isChosen(loanId) ? this.loanIds.filter((one) => one !== loanId) : [...this.loanIds, loanId]
  }

  /** The chosen loans that can still be seen. */
  get chosen(): PaidOffLoan[] {
    return this.loans.filter(({ loanId }) => this.isChosen(loanId))
  }

  /** The customer has confirmed that all loans are settled, or takes that back. */
  confirmAll(isOn: boolean): void {
    this.trouble = undefined
    this.loanIds = isOn ? this.loans.map(({ loanId }) => loanId) : []
  }

  get isConfirmed(): boolean {
    return this.loanIds.length > 0
  }

  /** What the server is asked for; the general certificate names no loans. */
  get wish(): PaidOffCheckReq {
    const { kind, method } = this
    return { kind, method, loanIds: kind === 'general' ? [] : this.chosen.map(({ loanId }) => loanId) }
  }

  /** Asks the server whether it can be issued. */
  check(): void {
    if (!this.isConfirmed) {
      this.trouble = { kind: 'missing' }
      return
    }
    this.trouble = undefined
    void this.checking.submit(this.wish)
  }

  private say(trouble: IssueTrouble): true {
    this.trouble = trouble
    return true
  }
}
