import { makeAutoObservable } from 'mobx'
import { type PicturePurpose, type UploadPictureRes, uploadPicture } from '@/contract/profile'
import type { Photo } from '@/platform/media/choosePhotoPort'
import { photoWork } from '@/platform/media/photoWork'
import { has } from '@/request/has'
import { Submission } from '@/request/submission'
import { upload } from '@/request/upload'
import { type PictureProblem, pictureProblem } from './pictureRules'

/** Whether the server takes pictures. */
export const takesPictures = has(uploadPicture)

/** Longest side of a picture as it is sent, in pixels. */
const longest = 1600

/** Why a picture did not get to the server: found here, said by the server, or without an answer. */
export type PictureFault = { kind: PictureProblem } | { kind: 'refused'; message: string } | { kind: 'lost' }

/**
 * One picture that the customer has chosen, on its way to the server. `sending` needs the privacy notice accepted, so that nothing is
 * uploaded before (U7); a component takes its end by `useEnd`.
 */
export class PictureUpload {
  fault: PictureFault | undefined = undefined
  /** What the server has stored. */
  stored: UploadPictureRes | undefined = undefined
  readonly sending: Submission<{ path: string }, UploadPictureRes>

  constructor(
    readonly photo: Photo,
    private readonly purpose: PicturePurpose,
  ) {
    this.sending = new Submission({
      needsConsent: true,
      send: () => this.send(),
      showRefusal: ({ message }) => this.fail({ kind: 'refused', message }),
      showLost: () => this.fail({ kind: 'lost' }),
      done: (stored) => this.keep(stored),
    })
    makeAutoObservable<PictureUpload, 'purpose' | 'send'>(
      this,
      { photo: false, purpose: false, send: false },
      { autoBind: true },
    )
  }

  /** Whether it is still to be waited for. */
  get isSending(): boolean {
    return this.sending.busy
  }

  /** Sends it, or sends it again after a failure; a file that is no picture is not sent. */
  start(): void {
    const problem = pictureProblem(this.photo)
    this.fault = problem && { kind: problem }
    if (!problem) void this.sending.submit({ path: this.photo.file.path })
  }

  private async send(): Promise<UploadPictureRes> {
    const { file } = await photoWork.shrink(this.photo, longest)
    return upload(uploadPicture, { file, fields: { purpose: this.purpose } }, { toast: false })
  }

  private fail(fault: PictureFault): true {
    this.fault = fault
    return true
  }

  private keep(stored: UploadPictureRes): void {
    this.stored = stored
  }
}
