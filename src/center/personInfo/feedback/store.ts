import { makeAutoObservable } from 'mobx'
import { type FeedbackKind, type FeedbackReq, type FeedbackRes, feedback, feedbackLimits } from '@/contract/profile'
import { PictureUpload, takesPictures } from '@/domain/profile/pictureUpload'
import { drop } from '@/lib/drop'
import { Form } from '@/lib/form'
import { normalizePhone, settledPhone, typedPhone } from '@/lib/phone'
import { trimUnseen } from '@/lib/text'
import type { Photo, PhotoRefusal } from '@/platform/media/choosePhotoPort'
import { type Refusal, Submission } from '@/request/submission'
import { mobileProblem, textProblem } from './problems'

const text = { problem: textProblem, sent: trimUnseen }
const mobile = { typed: typedPhone, settled: settledPhone, problem: mobileProblem, sent: normalizePhone }

/** What is said beside the pictures. */
type PicturesFault = { kind: 'sending' | 'failed' } | { kind: 'refused'; message: string }

/** Feedback: its kind, text, pictures and contact phone. Everything stays until it was sent. */
export class FeedbackStore {
  kind: FeedbackKind = 'problem'
  readonly form = new Form({ text, mobile })
  readonly takesPictures = takesPictures
  pictures: readonly PictureUpload[] = []
  picturesFault: PicturesFault | undefined = undefined
  isChoosingPicture = false
  /** Why the last picture could not be taken or chosen, where the customer can change it. */
  photoRefusal: PhotoRefusal | undefined = undefined
  readonly sending = new Submission<FeedbackReq, FeedbackRes>({
    needsConsent: true,
    send: (form, send) => send(feedback, form),
    showRefusal: (refusal) => this.showRefusal(refusal),
  })

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get mayAddPicture(): boolean {
    return this.pictures.length < feedbackLimits.pictures
  }

  chooseKind(kind: FeedbackKind): void {
    this.kind = kind
  }

  openPhotoSheet(): void {
    this.photoRefusal = undefined
    this.isChoosingPicture = true
  }

  closePhotoSheet(): void {
    this.isChoosingPicture = false
  }

  refusePhoto(why: PhotoRefusal): void {
    this.photoRefusal = why
  }

  /** Uploads a chosen picture at once. */
  addPicture(photo: Photo): void {
    if (!this.mayAddPicture) return
    const picture = new PictureUpload(photo, 'feedback')
    this.pictures = [...this.pictures, picture]
    this.picturesFault = undefined
    picture.start()
  }

  removePicture(picture: PictureUpload): void {
    drop(picture)
    this.pictures = this.pictures.filter((one) => one !== picture)
    this.picturesFault = undefined
  }

  /** Sends the feedback; what is wrong is said beside its field, and nothing is sent. */
  send(): void {
    const { pictures } = this
    this.picturesFault = undefined
    const typed = this.form.read()
    if (!typed) return
    if (pictures.some(({ isSending }) => isSending)) this.picturesFault = { kind: 'sending' }
    else if (pictures.some(({ stored }) => !stored)) this.picturesFault = { kind: 'failed' }
    else {
      const pictureIds = pictures.flatMap(({ stored }) => (stored ? [stored.pictureId] : []))
      const contact = typed.mobile && { mobile: typed.mobile }
      void this.sending.submit({ kind: this.kind, text: typed.text, pictureIds, ...contact })
    }
  }

  private showRefusal({ code, message }: Refusal): boolean {
    if (code === 'FEEDBACK_LENGTH') this.form.refuse('text', message)
    else if (code === 'FEEDBACK_MOBILE') this.form.refuse('mobile', message)
    else if (code === 'FEEDBACK_PICTURES') this.picturesFault = { kind: 'refused', message }
    else return false
    return true
  }
}
