/** How the host's own face check ended. `result` is its proof, which the server has checked by the host before it believes it. */
export type FaceOutcome = { kind: 'checked'; result: string } | { kind: 'cancelled' | 'failed' }

/** The face check of the host itself. */
export interface FacePort {
  /** Whether this host has one; where it has none, the camera is the only way. */
  offered: boolean
  /** Opens the host's check for an order. Never rejects. */
  verify(orderId: string): Promise<FaceOutcome>
}
