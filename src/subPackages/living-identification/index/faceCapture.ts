import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Challenge } from '@/contract/identity/face'
import { camera } from '@/platform/media/camera'
import type { Camera, CameraFault } from '@/platform/media/cameraPort'
import type { HostFile } from '@/platform/network/fileUploadPort'
import { ChallengeRun } from './challengeRun'

/** One recording of all challenges; the lists are in the order in which they were done, as the wire has them. */
export interface Recording {
  file: HostFile
  actions: string
  /** Milliseconds. */
  parts: string
}

/**
 * What the camera is used for now. `picture`: waits for the customer to take the picture; `ready`: for the customer to begin the challenges.
 * A fault has ended it.
 */
export type CaptureStage = 'off' | 'starting' | 'picture' | 'ready' | 'recording' | CameraFault

const live: readonly CaptureStage[] = ['starting', 'picture', 'ready', 'recording']

/** The camera of the face check: picture first, then the challenges in one recording. */
export class FaceCapture {
  stage: CaptureStage = 'off'
  /** The camera gave no picture the last time. */
  hasNoPicture = false
  run: ChallengeRun | undefined = undefined
  /** Challenges of the order, in their order. */
  challenges: readonly Challenge[] = []
  readonly camera: Camera
  private readonly onRecorded: (recording: Recording) => void
  private turn = 0

  constructor(onRecorded: (recording: Recording) => void) {
    this.onRecorded = onRecorded
    this.camera = camera.make((fault) => this.end(fault))
    makeAutoObservable<FaceCapture, 'onRecorded' | 'turn'>(
      this,
      { camera: false, run: observableRef, challenges: observableRef, onRecorded: false, turn: false },
      { autoBind: true },
    )
  }

  /** The camera is on, or is being opened. */
  get isLive(): boolean {
    return live.includes(this.stage)
  }

  /** Asks for the camera and opens it; `first` is what the customer then does. */
  async start(challenges: readonly Challenge[], first: 'picture' | 'ready'): Promise<void> {
    const turn = ++this.turn
    this.challenges = challenges
    this.hasNoPicture = false
    this.stage = 'starting'
    const outcome = await this.camera.start()
    if (turn !== this.turn) return
    runInAction(() => {
      this.stage = outcome === 'started' ? first : outcome
    })
  }

  /** The picture that the camera sees now; undefined where it gave none, or was ended meanwhile. */
  async takePicture(): Promise<HostFile | undefined> {
    const { turn } = this
    const picture = await this.camera.takePicture()
    if (turn !== this.turn) return undefined
    runInAction(() => {
      this.hasNoPicture = picture === undefined
    })
    return picture
  }

  /** The picture is sent: the challenges are next. */
  goOn(): void {
    if (this.stage === 'picture') this.stage = 'ready'
  }

  /** Records the challenges; a second tap meanwhile does nothing. */
  async record(): Promise<void> {
    if (this.stage !== 'ready') return
    this.stage = 'recording'
    const { turn } = this
    const hasBegun = await this.camera.startRecording()
    if (turn !== this.turn) return
    if (!hasBegun) return this.end('failed')
    runInAction(() => {
      this.run = new ChallengeRun(this.challenges, (parts) => void this.finish(parts))
    })
    this.run?.start()
  }

  /** The screen is covered or left, or the host has ended the camera: what was recorded is discarded. */
  end(fault: CameraFault): void {
    if (!this.isLive) return
    this.stop()
    this.stage = fault
  }

  /** Switches the camera off. */
  stop(): void {
    this.turn++
    this.run?.stop()
    this.run = undefined
    this.camera.stop()
    this.stage = 'off'
  }

  private async finish(parts: number[]): Promise<void> {
    const { turn } = this
    const file = await this.camera.stopRecording()
    if (turn !== this.turn) return
    if (!file) return this.end('failed')
    this.stop()
    const actions = this.challenges.map(({ action }) => action).join(',')
    this.onRecorded({ file, actions, parts: parts.join(',') })
  }
}
