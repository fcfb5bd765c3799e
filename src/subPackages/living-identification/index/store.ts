import { makeAutoObservable, observableRef } from 'mobx'
import {
  type Challenge,
  type ChallengeFileReq,
  challengeItem,
  type FaceFileRes,
  type FaceResultRes,
  faceCreate,
  uploadChallengeFile,
  uploadFaceFile,
} from '@/contract/identity/face'
import type { IdOrderReq } from '@/contract/identity/idCard'
import { IdentityFlow } from '@/domain/identity/identityFlow'
import { factsOf } from '@/domain/identity/steps'
import type { HostFile } from '@/platform/fileUploadPort'
import { type Refusal, Submission } from '@/request/submission'
import { upload } from '@/request/upload'
import { FaceCapture, type Recording } from './faceCapture'
import { HostCheck } from './hostCheck'

/** An open order with its challenges. */
interface FaceOrder {
  orderId: string
  challenges: readonly Challenge[]
}

interface PictureForm extends IdOrderReq {
  picture: HostFile
}

interface RecordingForm extends ChallengeFileReq {
  file: HostFile
}

/**
 * What the customer does on this screen while the step is theirs: reads what happens, stands in front of the camera, waits for the recording
 * to be sent or sends it again, or reads why it was refused.
 */
type FaceStage = 'intro' | 'capture' | 'recorded' | 'refused'

/** What went wrong with the last action, for the place beside it: no toast is shown here. `lost`: there was no answer. */
export type FaceProblem = 'lost' | Refusal

/** Refusals of a picture: another one is taken with the same camera. */
const aboutPicture: readonly string[] = ['PICTURE_DARK', 'PICTURE_TOO_SMALL']

/**
 * The face check of one customer: `flow` is where the server says they stopped, `stage` what this screen does about it. Every way on
 * begins with `/xbt/face-create`, which answers the order that is still open (U6), and needs the accepted privacy notice (U7).
 */
export class FaceStore {
  readonly flow = new IdentityFlow()
  readonly capture = new FaceCapture((recording) => this.takeRecording(recording))
  readonly hostCheck = new HostCheck(() => void this.load())
  stage: FaceStage = 'intro'
  problem: FaceProblem | undefined = undefined
  /** The customer agrees that their face is recorded. */
  agreed = false
  /** They went on without agreeing. */
  mustAgree = false
  private order: FaceOrder | undefined = undefined
  /** Order whose picture has arrived. */
  private picturedOrder: string | undefined = undefined
  private recording: Recording | undefined = undefined
  private isShown = false

  /** Opens the order, or the one that is still open, and reads its challenges. */
  readonly opening = new Submission<object, FaceOrder>({
    needsConsent: true,
    send: async (_form, send) => {
      const { orderId } = await send(faceCreate, {})
      const { challengeItem: challenges } = await send(challengeItem, { orderId })
      return { orderId, challenges }
    },
    done: (order) => this.useCamera(order),
    place: (refusal) => this.fail(refusal),
    placeLost: () => this.fail('lost'),
  })

  readonly sendingPicture = new Submission<PictureForm, FaceFileRes>({
    needsConsent: true,
    send: ({ orderId, picture }) => upload(uploadFaceFile, { file: picture, fields: { orderId } }),
    done: () => this.takeOn(),
    place: (refusal) => (aboutPicture.includes(refusal.code) ? this.say(refusal) : this.fail(refusal)),
    placeLost: () => this.say('lost'),
  })

  readonly sendingRecording = new Submission<RecordingForm, FaceResultRes>({
    needsConsent: true,
    send: ({ file, ...fields }) => upload(uploadChallengeFile, { file, fields }),
    done: ({ isPassed }) => this.endRecording(isPassed ? undefined : { code: '', message: '' }),
    place: (refusal) => this.endRecording(refusal),
    placeLost: () => this.loseRecording(),
  })

  constructor() {
    type Private = 'order' | 'picturedOrder' | 'recording' | 'isShown'
    const parts = { flow: false, capture: false, hostCheck: false, opening: false } as const
    const sends = { sendingPicture: false, sendingRecording: false } as const
    makeAutoObservable<FaceStore, Private>(
      this,
      {
        ...parts,
        ...sends,
        problem: observableRef,
        order: false,
        picturedOrder: false,
        recording: false,
        isShown: false,
      },
      { autoBind: true },
    )
  }

  load(): Promise<void> {
    return this.flow.load()
  }

  /** The step may have been taken on another device meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    this.isShown = true
    if (!isFirst) void this.load()
  }

  /** The camera never runs while the screen is not seen (U7). */
  hide(): void {
    this.isShown = false
    this.capture.end('interrupted')
  }

  /** Tries that are left today, the next one included. */
  get triesLeft(): number {
    const { value } = this.flow.status
    return value ? factsOf(value, 'face').triesLeft : 0
  }

  get isBusy(): boolean {
    return this.opening.busy || this.hostCheck.sending.busy
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
    if (agreed) this.mustAgree = false
  }

  /** Begins with the camera, or begins again. A second tap meanwhile does nothing. */
  begin(): void {
    if (this.isBusy || !this.hasAgreed()) return
    this.problem = undefined
    void this.opening.submit({})
  }

  /** Begins the host's own check. A second tap meanwhile does nothing. */
  checkByHost(): void {
    if (!this.isBusy && this.hasAgreed()) this.hostCheck.check()
  }

  /** Takes the picture and sends it. A second tap meanwhile does nothing. */
  async takePicture(): Promise<void> {
    const { order, capture, sendingPicture } = this
    if (!order || capture.stage !== 'picture' || sendingPicture.busy) return
    this.problem = undefined
    const picture = await capture.takePicture()
    if (picture) await sendingPicture.submit({ orderId: order.orderId, picture })
  }

  /** Sends the recording, or the same one again. */
  sendRecording(): void {
    const { order, recording } = this
    if (!order || !recording) return
    this.problem = undefined
    void this.sendingRecording.submit({ orderId: order.orderId, ...recording })
  }

  /** The screen is closed; it was hidden before, so the camera is off. */
  drop(): void {
    this.flow.drop()
    this.hostCheck.drop()
    this.opening.drop()
    this.sendingPicture.drop()
    this.sendingRecording.drop()
  }

  private hasAgreed(): boolean {
    this.mustAgree = !this.agreed
    return this.agreed
  }

  private useCamera(order: FaceOrder): void {
    this.order = order
    this.stage = 'capture'
    void this.capture.start(order.challenges, this.picturedOrder === order.orderId ? 'ready' : 'picture')
    // The screen was left while the order was opened.
    if (!this.isShown) this.capture.end('interrupted')
  }

  private takeOn(): void {
    this.picturedOrder = this.order?.orderId
    this.capture.goOn()
  }

  private takeRecording(recording: Recording): void {
    this.recording = recording
    this.stage = 'recorded'
    this.sendRecording()
  }

  private endRecording(refusal: Refusal | undefined): true {
    this.recording = undefined
    if (refusal?.code === 'FACE_PICTURE_MISSING') this.picturedOrder = undefined
    this.problem = refusal
    this.stage = refusal ? 'refused' : 'intro'
    void this.load()
    return true
  }

  private loseRecording(): true {
    this.problem = 'lost'
    // The server may have decided all the same: the step then says so.
    void this.load()
    return true
  }

  private say(problem: FaceProblem): true {
    this.problem = problem
    return true
  }

  /** The order cannot be gone on with, or was not opened: the reason is shown, and the step is read anew. */
  private fail(problem: FaceProblem): true {
    this.capture.stop()
    this.stage = 'intro'
    this.problem = problem
    void this.load()
    return true
  }
}
