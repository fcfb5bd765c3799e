import { observable, runInAction } from 'mobx'
import { steadyNow } from './steadyClock'

/** Server clock minus the device's steady clock, in milliseconds; 0 until the server has told its time. */
const offset = observable.box(0)

/** Notes the server's time at the moment when its answer arrives: `now` is in milliseconds since the epoch. */
export function note(now: number): void {
  runInAction(() => offset.set(now - steadyNow()))
}

/**
 * The server's time now, in milliseconds since the epoch; observers are told when the server has corrected it. It does not go back
 * with the device's clock (N3). A device clock that is set forward looks like a device that slept, until the next answer.
 */
export const serverNow = (): number => steadyNow() + offset.get()
