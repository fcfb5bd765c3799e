import { makeAutoObservable, observableRef } from 'mobx'
import type { Callable } from '@/contract/endpoint'
import { dropAll } from '@/lib/drop'
import { choosePhoto } from '@/platform/media/choosePhoto'
import type { Photo, PhotoEnd, PhotoRefusal, PhotoSource } from '@/platform/media/choosePhotoPort'
import { photoWork } from '@/platform/media/photoWork'
import { Submission } from '@/request/submission'
import { fileProblem, isTooDetailed, measuredPixels, type PhotoProblem, pixelProblem, sentPixels } from './photoRules'
import { sendPhoto } from './sendPhoto'

/**
 * Why there is no picture that the server took. `cameraShut`: the choice was left, and this host cannot say whether the camera is allowed;
 * `lost`: no answer came, so the same picture can be sent again.
 */
export type PhotoTrouble =
  | { kind: PhotoProblem | PhotoRefusal | 'cameraShut' | 'unread' | 'lost' }
  | { kind: 'refused'; message: string }

interface PhotoOptions<Fields extends object> {
  endpoint: Callable<Fields, unknown>
  /** What is sent with the picture; undefined where no order is open that it could belong to. */
  fields(): Fields | undefined
  /** The server has taken the picture. */
  taken(): void
  /** The server refused the picture. */
  refused(code: string): void
}

interface Picture<Fields extends object> {
  fields: Fields
  photo: Photo
}

/**
 * A picture that proves something, of a side of the card or of the face: chosen, checked, sent, taken. What goes wrong stays beside it until
 * another picture is chosen.
 */
export class PhotoStore<Fields extends object = object> {
  photo: Photo | undefined = undefined
  trouble: PhotoTrouble | undefined = undefined
  private phase: 'resting' | 'preparing' = 'resting'
  readonly sending: Submission<Picture<Fields>>
  private readonly options: PhotoOptions<Fields>
  private turn = 0

  constructor(options: PhotoOptions<Fields>) {
    this.options = options
    this.sending = new Submission<Picture<Fields>>({
      needsConsent: true,
      send: (picture) => sendPhoto(options.endpoint, picture),
      showRefusal: ({ code, message }) => this.refuse(code, message),
      showLost: () => this.stopWith({ kind: 'lost' }),
      done: () => options.taken(),
    })
    makeAutoObservable<PhotoStore<Fields>, 'turn' | 'options'>(
      this,
      { photo: observableRef, turn: false, options: false },
      { autoBind: true },
    )
  }

  /** The picture is being checked and scaled. */
  get isPreparing(): boolean {
    return this.phase === 'preparing'
  }

  get isBusy(): boolean {
    return this.isPreparing || this.sending.busy
  }

  /** Lets the customer take or choose a picture, and sends it where it is good enough. Called in the handler of a tap. */
  async choose(source: PhotoSource): Promise<void> {
    if (this.isBusy) return
    const turn = ++this.turn
    const isWanted = () => turn === this.turn
    const end = await choosePhoto.choose(source)
    if (!isWanted()) return
    if (end.kind !== 'chosen') return this.leave(end.kind, source)
    this.take(end.photo)
    const problem = fileProblem(end.photo) ?? pixelProblem(await photoWork.greyOf(end.photo, measuredPixels))
    if (!isWanted()) return
    if (problem) return void this.stopWith({ kind: problem })
    await this.prepareAndSend(end.photo, isWanted)
  }

  /** Sends the picture that is shown: after a lost answer, or although it looks blurred or dark. */
  sendAnyway(): void {
    const { photo } = this
    if (!photo || this.isBusy) return
    const turn = ++this.turn
    this.take(photo)
    void this.prepareAndSend(photo, () => turn === this.turn)
  }

  /** Opens the host's permissions; once the camera is allowed there is no trouble any more. */
  async openSettings(): Promise<void> {
    if (await choosePhoto.openSettings?.()) this.excuse()
  }

  /** The screen is closed. */
  drop(): void {
    this.turn++
    dropAll(this)
  }

  private async prepareAndSend(photo: Photo, isWanted: () => boolean): Promise<void> {
    const small = isTooDetailed(photo) ? await photoWork.shrink(photo, sentPixels) : photo
    if (!isWanted()) return
    await this.send(small)
  }

  private async send(photo: Photo): Promise<void> {
    const fields = this.options.fields()
    this.phase = 'resting'
    if (fields) await this.sending.submit({ fields, photo })
  }

  private take(photo: Photo): void {
    this.photo = photo
    this.trouble = undefined
    this.phase = 'preparing'
  }

  /** No picture was given; the one before stays. */
  private leave(kind: Exclude<PhotoEnd['kind'], 'chosen'>, source: PhotoSource): void {
    if (kind === 'denied' || kind === 'unagreed') this.trouble = { kind }
    else if (kind === 'failed') this.trouble = { kind: 'unread' }
    else if (source === 'camera' && !choosePhoto.openSettings && !this.photo) this.trouble = { kind: 'cameraShut' }
  }

  private refuse(code: string, message: string): true {
    this.options.refused(code)
    return this.stopWith({ kind: 'refused', message })
  }

  private stopWith(trouble: PhotoTrouble): true {
    this.trouble = trouble
    this.phase = 'resting'
    return true
  }

  private excuse(): void {
    this.trouble = undefined
  }
}
