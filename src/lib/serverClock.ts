import { observable, runInAction } from 'mobx'
import { steadyNow } from './steadyClock'

/** Server clock minus the device's steady clock, in milliseconds; undefined until the server has sent its time. */
const offset = observable.box<number | undefined>(undefined)

/** Notes the server's time at the moment when its answer arrives: `now` is in milliseconds since the epoch. */
export function note(now: number): void {
  runInAction(() => offset.set(now - steadyNow()))
}

/** Notes a time that is less exact than that of an answer, such as when a document was generated: used only while no other is known. */
export function noteIfUnknown(now: number): void {
  if (offset.get() === undefined) note(now)
}

/**
 * The server's time now, in milliseconds since the epoch; observers are notified when an answer corrects it. It does not go back with the
 * device's clock (N3). A device clock that is set forward looks like a device that slept, until the next answer.
 */
export const serverNow = (): number => steadyNow() + (offset.get() ?? 0)
