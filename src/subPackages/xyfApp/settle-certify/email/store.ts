import { makeAutoObservable } from 'mobx'
import {
  type PaidOffUpdateEmailReq,
  type PaidOffUpdateEmailRes,
  paidOffUpdateEmail,
} from '@/contract/certificate/delivery'
import {
  type CertificateKind,
  type PaidOffApplyReq,
  type PaidOffApplyRes,
  paidOffApply,
} from '@/contract/certificate/issue'
import { type Certificate, paidOffApplyList } from '@/contract/certificate/records'
import { asKind } from '@/domain/certificate/certifiable'
import { DocumentStore } from '@/domain/certificate/documentStore'
import { isEmail } from '@/lib/email'
import { Form } from '@/lib/form'
import { serverNow } from '@/lib/serverClock'
import { Loadable } from '@/request/loadable'
import { type Refusal, Submission } from '@/request/submission'
import { issuedMeanwhile } from './issuedMeanwhile'

interface Wish {
  /** The certificate that is sent again; absent for a first issue. */
  certificateId?: string
  kind?: string
  /** With a comma between them. */
  loanIds?: string
}

const rules = {
  email: {
    problem: (text: string) => (isEmail(text.trim()) ? undefined : ('email' as const)),
    sent: (text: string) => text.trim(),
  },
}

/** Issues a certificate by mail, or mails it again to the same or a corrected address. What is typed stays through every failure. */
export class EmailStore {
  readonly form = new Form(rules)
  readonly found = new Loadable<{ certificate: Certificate | undefined }>()
  readonly viewer = new DocumentStore()
  /** Why it was not issued or sent, where it is about no field. */
  refusal: Refusal | undefined = undefined
  /** Where it was sent again, and how often it still can be today; undefined before. */
  sent: PaidOffUpdateEmailRes | undefined = undefined
  readonly certificateId: string | undefined
  readonly kind: CertificateKind
  private readonly loanIds: string[]
  private readonly openedAt = serverNow()
  readonly applying = new Submission<PaidOffApplyReq, PaidOffApplyRes>({
    needsConsent: true,
    // After a lost answer the records are asked first: what is issued already is not asked for again (W1).
    send: async (req, send, { isReused }) =>
      (isReused && (await issuedMeanwhile(send, req, this.openedAt))) || send(paidOffApply, req),
    showRefusal: (refusal) => this.showRefusal(refusal),
    showLost: () => true,
  })
  readonly resending = new Submission<PaidOffUpdateEmailReq, PaidOffUpdateEmailRes>({
    needsConsent: true,
    send: (req, send) => send(paidOffUpdateEmail, req),
    showRefusal: (refusal) => this.showRefusal(refusal),
    showLost: () => true,
    done: (sent) => this.keep(sent),
  })

  constructor({ certificateId, kind, loanIds = '' }: Wish) {
    this.certificateId = certificateId
    this.kind = asKind(kind)
    this.loanIds = loanIds.split(',').filter(Boolean)
    makeAutoObservable<EmailStore, 'loanIds' | 'openedAt'>(
      this,
      {
        certificateId: false,
        kind: false,
        loanIds: false,
        openedAt: false,
      },
      { autoBind: true },
    )
  }

  /** Reads the certificate that is sent again. */
  async load(): Promise<void> {
    const { certificateId } = this
    if (certificateId === undefined) return
    await this.found.load(async (read) => {
      const { list } = await read(paidOffApplyList, { page: 1, certificateId })
      return { certificate: list.find((one) => one.certificateId === certificateId) }
    })
  }

  get certificate(): Certificate | undefined {
    return this.found.value?.certificate
  }

  /** Where it was sent last, masked. */
  get lastSentTo(): string {
    return this.sent?.sentTo ?? this.certificate?.sentTo ?? ''
  }

  /** How often it can still be sent today. */
  get resendsLeft(): number {
    return this.sent?.resendsLeft ?? this.certificate?.resendsLeft ?? 0
  }

  get isBusy(): boolean {
    return this.applying.busy || this.resending.busy
  }

  /** Sends what is typed; an address that is none is said beside the field. */
  submit(): void {
    const typed = this.form.read()
    if (!typed) return
    this.refusal = undefined
    const { certificateId, kind, loanIds } = this
    if (certificateId !== undefined) void this.resending.submit({ certificateId, ...typed })
    else void this.applying.submit({ kind, method: 'electronic', loanIds, ...typed })
  }

  private showRefusal(refusal: Refusal): true {
    if (refusal.code === 'EMAIL_INVALID') this.form.refuse('email', refusal.message)
    else this.refusal = refusal
    return true
  }

  private keep(sent: PaidOffUpdateEmailRes): void {
    this.sent = sent
  }
}
