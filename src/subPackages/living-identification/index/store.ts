import { makeAutoObservable, observableRef } from 'mobx'
import { IdentityFlow } from '@/domain/identity/identityFlow'
import { factsOf } from '@/domain/identity/steps'
import type { Refusal } from '@/request/submission'
import { FaceCapture, type Recording } from './faceCapture'
import { type FaceOrder, type FaceProblem, FaceSends } from './faceSends'
import { HostCheck } from './hostCheck'

/**
 * What the customer does on this screen while the step is theirs: reads what happens, stands in front of the camera, waits for the recording
 * to be sent or sends it again, or reads why it was refused.
 */
type FaceStage = 'intro' | 'capture' | 'recorded' | 'refused'

/**
 * The face check of one customer: `flow` is where the server says they stopped, `stage` what this screen does about it. Every way on
 * begins with `/xbt/face-create`, which answers the order that is still open (U6), and needs the accepted privacy notice (U7).
 */
export class FaceStore {
  readonly flow = new IdentityFlow()
  readonly capture = new FaceCapture((recording) => this.takeRecording(recording))
  readonly hostCheck = new HostCheck(() => void this.load())
  readonly sends = new FaceSends({
    opened: (order) => this.useCamera(order),
    pictured: () => this.takeOn(),
    recorded: (refusal) => this.endRecording(refusal),
    recordingLost: () => this.loseRecording(),
    say: (problem) => this.say(problem),
    fail: (problem) => this.fail(problem),
  })
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

  constructor() {
    type Private = 'order' | 'picturedOrder' | 'recording' | 'isShown'
    const parts = { flow: false, capture: false, hostCheck: false, sends: false } as const
    const kept = { order: false, picturedOrder: false, recording: false, isShown: false } as const
    makeAutoObservable<FaceStore, Private>(this, { ...parts, ...kept, problem: observableRef }, { autoBind: true })
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
    return this.sends.opening.busy || this.hostCheck.sending.busy
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
    if (agreed) this.mustAgree = false
  }

  /** Begins with the camera, or begins again. A second tap meanwhile does nothing. */
  begin(): void {
    if (this.isBusy || !this.hasAgreed()) return
    this.problem = undefined
    void this.sends.opening.submit({})
  }

  /** Begins the host's own check. A second tap meanwhile does nothing. */
  checkByHost(): void {
    if (!this.isBusy && this.hasAgreed()) this.hostCheck.check()
  }

  /** Takes the picture and sends it. A second tap meanwhile does nothing. */
  async takePicture(): Promise<void> {
    const { order, capture, sends } = this
    if (!order || capture.stage !== 'picture' || sends.picture.busy) return
    this.problem = undefined
    const picture = await capture.takePicture()
    if (picture) await sends.picture.submit({ orderId: order.orderId, picture })
  }

  /** Sends the recording, or the same one again. */
  sendRecording(): void {
    const { order, recording } = this
    if (!order || !recording) return
    this.problem = undefined
    void this.sends.recording.submit({ orderId: order.orderId, ...recording })
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
