import { observable, runInAction } from 'mobx'
import { steadyNow } from './steadyClock'

/** Server clock minus the device's steady clock, in milliseconds; undefined until the server has told its time. */
const offset = observable.box<number | undefined>(undefined)

/** Notes the server's time at the moment when its answer arrives: `now` is in milliseconds since the epoch. */
export function note(now: number): void {
  runInAction(() => offset.set(now - steadyNow()))
}

/** Notes a time that is less exact than an answer's own, such as when a document was made: only where no other is known. */
export function noteIfUnknown(now: number): void {
  if (offset.get() === undefined) note(now)
}

/**
 * The server's time now, in milliseconds since the epoch; observers are told when the server has corrected it. It does not go back
 * with the device's clock (N3). A device clock that is set forward looks like a device that slept, until the next answer.
 */
export const serverNow = (): number => steadyNow() + (offset.get() ?? 0)
