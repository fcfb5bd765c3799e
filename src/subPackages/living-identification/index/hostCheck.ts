import { makeAutoObservable } from 'mobx'
import { type FaceResultRes, faceCreate, uploadFaceIdFile } from '@/contract/identity/face'
import { face } from '@/platform/media/face'
import { type Refusal, Submission } from '@/request/submission'

/** How a check by the host ended: by the server's word, or before it was asked. */
type HostCheckEnd = FaceResultRes | 'cancelled' | 'failed'

/** Why there is no result: the customer left the check, the host did not finish it, there was no answer, or the server refused. */
export type HostCheckProblem = 'cancelled' | 'failed' | 'lost' | Refusal

/** The host's own face check, on hosts that have one; the server asks the host whether its result is true. */
export class HostCheck {
  readonly isOffered = face.offered
  problem: HostCheckProblem | undefined = undefined
  private readonly onEnd: () => void

  readonly sending = new Submission<object, HostCheckEnd>({
    needsConsent: true,
    send: async (_form, send) => {
      const { orderId } = await send(faceCreate, {})
      const outcome = await face.verify(orderId)
      if (outcome.kind !== 'checked') return outcome.kind
      return send(uploadFaceIdFile, { orderId, verifyResult: outcome.result })
    },
    done: (end) => void this.end(typeof end === 'string' ? end : end.isPassed ? undefined : 'failed'),
    showRefusal: (refusal) => this.end(refusal),
    showLost: () => this.end('lost'),
  })

  /** `onEnd`: a check has ended, however it did, so the step is read anew. */
  constructor(onEnd: () => void) {
    this.onEnd = onEnd
    makeAutoObservable<HostCheck, 'onEnd'>(this, { isOffered: false, onEnd: false }, { autoBind: true })
  }

  /** Opens the host's check for the order that is open, or for a new one (U6). A second tap meanwhile does nothing. */
  check(): void {
    this.problem = undefined
    void this.sending.submit({})
  }

  private end(problem: HostCheckProblem | undefined): true {
    this.problem = problem
    this.onEnd()
    return true
  }
}
