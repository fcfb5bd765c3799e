import { makeAutoObservable } from 'mobx'
import {
  type CertificateKind,
  type IssueMethod,
  type PaidOffGetRes,
  type PaidOffLoan,
  paidOffGet,
} from '@/contract/certificate/issue'
import { kindsFor, mustProve } from '@/domain/certificate/certifiable'
import { Loadable } from '@/request/loadable'

/** What the customer wants: how a certificate is issued and what it says. What they chose stays when the loans are read again. */
export class MethodStore {
  readonly page = new Loadable<PaidOffGetRes>()
  method: IssueMethod = 'electronic'
  private wantedKind: CertificateKind | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load((read) => read(paidOffGet, {}))
  }

  refresh(): Promise<void> {
    return this.load()
  }

  /** The identity may have been proved since the screen was last shown. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  get loans(): readonly PaidOffLoan[] {
    return this.page.value?.loans ?? []
  }

  /** What can be certified now. */
  get kinds(): readonly CertificateKind[] {
    return kindsFor(this.loans)
  }

  /** The kind that is chosen: the first one that there can be until the customer chooses. */
  get kind(): CertificateKind {
    const { kinds, wantedKind } = this
    return wantedKind && kinds.includes(wantedKind) ? wantedKind : (kinds[0] ?? 'loan')
  }

  /** The identity is to be proved before anything is issued. */
  get mustProve(): boolean {
    const { value } = this.page
    return value !== undefined && mustProve(value.nextProof)
  }

  chooseMethod(method: IssueMethod): void {
    this.method = method
  }

  chooseKind(kind: CertificateKind): void {
    this.wantedKind = kind
  }
}
