import { makeAutoObservable } from 'mobx'
import { type NextProof, type PaidOffGetRes, paidOffGet } from '@/contract/certificate/issue'
import {
  getOcrCard,
  ocrCardCreate,
  ocrFaceCreate,
  setOcrCard,
  uploadImage,
  uploadToFace,
} from '@/contract/identity/certificatePath'
import type { IdOrderReq, IdOrderRes } from '@/contract/identity/idCard'
import type { CardPath } from '@/domain/identity/cardOrder'
import { CardReading } from '@/domain/identity/cardReading'
import { PhotoStore } from '@/domain/identity/photoStore'
import { isRefusal } from '@/request/errors'
import { Loadable } from '@/request/loadable'
import { requestPorts } from '@/request/ports'

/** The certificates' own way to prove the ID card: saving what was read also confirms it. */
const path: CardPath = { create: ocrCardCreate, upload: uploadImage, info: getOcrCard, set: setOcrCard }

/** What the screen shows: what will be asked for, each proof, that no try is left today, or that all is proved. */
type Stage = 'intro' | NextProof | 'locked' | 'done'

/**
 * Proves who asks for a certificate. Where the customer stands is the server's word, so they go on where they stopped, on whatever
 * device. Nothing is sent before they begin, nor before the privacy notice is accepted (U7).
 */
export class VerifyStore {
  readonly page = new Loadable<PaidOffGetRes>()
  readonly card = new CardReading({
    path,
    confirms: true,
    read: () => undefined,
    refused: () => void this.card.begin(),
  })
  readonly faceOrder = new Loadable<IdOrderRes>()
  readonly face = new PhotoStore<IdOrderReq>({
    endpoint: uploadToFace,
    fields: () => this.faceOrder.value && { orderId: this.faceOrder.value.orderId },
    taken: () => void this.load(),
    refused: () => void this.openFace(),
  })
  private hasBegun = false

  constructor() {
    makeAutoObservable(this, { face: false }, { autoBind: true })
  }

  /** Reads which proof is next; one who has begun goes straight on to it. */
  async load(): Promise<void> {
    await this.page.load((read) => read(paidOffGet, {}))
    if (this.hasBegun) await this.open()
  }

  refresh(): Promise<void> {
    return this.load()
  }

  /** The proof that is next. */
  get next(): NextProof {
    return this.page.value?.nextProof ?? 'card'
  }

  get stage(): Stage {
    if (this.next === 'none') return 'done'
    const order = this.next === 'card' ? this.card.card : this.faceOrder
    if (isRefusal(order.error, 'IDENTITY_LOCKED')) return 'locked'
    return this.hasBegun ? this.next : 'intro'
  }

  /** The customer agrees to what is asked for, and begins. */
  async begin(): Promise<void> {
    if (!requestPorts().mayCollect()) return
    this.hasBegun = true
    await this.open()
  }

  /** Opens the order of the face, or the one that is still open. */
  openFace(): Promise<void> {
    return this.faceOrder.load((read) => read(ocrFaceCreate, {}))
  }

  private async open(): Promise<void> {
    if (this.next === 'card') await this.card.begin()
    else if (this.next === 'face') await this.openFace()
  }
}
