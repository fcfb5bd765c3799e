import { IdentityPlay } from '@tests/sandbox/identity/identityPlay'
import type { TestSandbox } from '@tests/sandbox/startSandbox'
import { type PaidOffApplyReq, paidOffApply, paidOffGet } from '@/contract/certificate/issue'
import { paidOffApplyList } from '@/contract/certificate/records'
import {
  getOcrCard,
  ocrCardCreate,
  ocrFaceCreate,
  setOcrCard,
  uploadImage,
  uploadToFace,
} from '@/contract/identity/certificatePath'

/** A customer with loans who asks for certificates. */
export class CertificatePlay extends IdentityPlay {
  static override async start(sandbox: TestSandbox, mobile: string): Promise<CertificatePlay> {
    return new CertificatePlay(sandbox, await sandbox.login(mobile), mobile)
  }

  /** Proves card and face by the certificates' own calls. */
  async prove(): Promise<void> {
    const { orderId } = (await this.call(ocrCardCreate, {})).data
    await this.send(uploadImage, { orderId, side: 'front' }, await this.picture('front'))
    await this.send(uploadImage, { orderId, side: 'back' }, await this.picture('back'))
    const { ocrInfo } = (await this.call(getOcrCard, { orderId })).data
    await this.call(setOcrCard, { orderId, ...ocrInfo, isConfirmed: true })
    const face = (await this.call(ocrFaceCreate, {})).data
    await this.send(uploadToFace, { orderId: face.orderId }, await this.picture('face'))
  }

  async loanIds(): Promise<string[]> {
    return (await this.call(paidOffGet, {})).data.loans.map(({ loanId }) => loanId)
  }

  apply(req: Partial<PaidOffApplyReq>, requestId?: string) {
    const wish: PaidOffApplyReq = { kind: 'loan', method: 'electronic', loanIds: [], email: 'a.b+c@d-e.com', ...req }
    return this.sandbox.call(paidOffApply, wish, { token: this.token, requestId })
  }

  async list(page = 1) {
    return (await this.call(paidOffApplyList, { page })).data.list
  }

  /** Mails of a number in the inbox. */
  async mails(mobile: string): Promise<{ to: string; subject: string; text: string; attachment: { path: string } }[]> {
    return (await (await fetch(`${this.sandbox.url}/sandbox/inbox.json?mobile=${mobile}`)).json()).mails
  }
}
