import type { NetworkState, PayAnswer, PermissionName } from '../page/messages'

/** What surrounds the app of a frame, as the bar has set it. */
export interface Conditions {
  network: NetworkState
  pay: PayAnswer
  permissions: Record<PermissionName, boolean>
  /** Mobile of the person who was signed in last, whose pictures the camera sees. */
  person: string
}

/** Of a frame that was told nothing. */
export const usual = (): Conditions => ({
  network: 'normal',
  pay: 'success',
  permissions: { camera: true, album: true, location: true },
  person: '',
})
