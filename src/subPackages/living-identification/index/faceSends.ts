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
import { dropAll } from '@/lib/drop'
import type { HostFile } from '@/platform/network/fileUploadPort'
import { type Refusal, Submission } from '@/request/submission'
import { upload } from '@/request/upload'

/** An open order with its challenges. */
export interface FaceOrder {
  orderId: string
  challenges: readonly Challenge[]
}

interface PictureForm extends IdOrderReq {
  picture: HostFile
}

interface RecordingForm extends ChallengeFileReq {
  file: HostFile
}

/** What went wrong with the last action, for the place beside it: no toast is shown here. `lost`: there was no answer. */
export type FaceProblem = 'lost' | Refusal

/** Refusals of a picture: another one is taken with the same camera. */
const aboutPicture: readonly string[] = ['PICTURE_DARK', 'PICTURE_TOO_SMALL']

/** What follows each answer; the true of a refusal says that it has its place. */
interface FaceEnds {
  opened(order: FaceOrder): void
  pictured(): void
  /** The recording was decided; without a refusal the face is verified. */
  recorded(refusal: Refusal | undefined): true
  recordingLost(): true
  /** Shows the problem; the same camera goes on. */
  say(problem: FaceProblem): true
  /** Ends the camera, and begins again. */
  fail(problem: FaceProblem): true
}

/** What is sent for one face check: every call needs the accepted privacy notice (U7). */
export class FaceSends {
  /** Opens the order, or the one that is still open, and reads its challenges. */
  readonly opening = new Submission<object, FaceOrder>({
    needsConsent: true,
    send: async (_form, send) => {
      const { orderId } = await send(faceCreate, {})
      const { challengeItem: challenges } = await send(challengeItem, { orderId })
      return { orderId, challenges }
    },
    done: (order) => this.ends.opened(order),
    showRefusal: (refusal) => this.ends.fail(refusal),
    showLost: () => this.ends.fail('lost'),
  })

  readonly picture = new Submission<PictureForm, FaceFileRes>({
    needsConsent: true,
    send: ({ orderId, picture }) => upload(uploadFaceFile, { file: picture, fields: { orderId } }),
    done: () => this.ends.pictured(),
    showRefusal: (refusal) => (aboutPicture.includes(refusal.code) ? this.ends.say(refusal) : this.ends.fail(refusal)),
    showLost: () => this.ends.say('lost'),
  })

  readonly recording = new Submission<RecordingForm, FaceResultRes>({
    needsConsent: true,
    send: ({ file, ...fields }) => upload(uploadChallengeFile, { file, fields }),
    done: ({ isPassed }) => this.ends.recorded(isPassed ? undefined : { code: '', message: '' }),
    showRefusal: (refusal) => this.ends.recorded(refusal),
    showLost: () => this.ends.recordingLost(),
  })

  constructor(private readonly ends: FaceEnds) {}

  /** The screen is closed. MobX does not know this class, so it says itself what ends with it. */
  drop(): void {
    dropAll(this)
  }
}
