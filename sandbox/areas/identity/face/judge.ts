import type { Challenge, faceRefusals } from '@/contract/identity/face'
import type { Recording } from './recording'

/** What was asked for, and what the client says that it recorded. */
interface Asked {
  challenges: readonly Challenge[]
  actions: string
  parts: string
}

/** Part of the length asked for that must be there: cameras start late, and timers are not exact. */
const ENOUGH = { part: 0.9, recording: 0.75 }
/** Milliseconds by which the parts together may be longer than the recording. */
const LATE_START_MS = 2_000

/**
 * A frame shows something new if it takes at least this part of the largest whole picture: a camera that sees a person needs a fifth of it
 * and more, one that sees a photo or a frozen picture a hundredth. Measured with Chromium's recordings in VP8, VP9 and H.264. An encoder with
 * bits to spare may refine a detailed still picture for longer than that, which only a decoder could tell from movement.
 */
const NEW_PART = 0.02
/** Part of the frames that must show something new. */
const MOVING_PART = 0.5
/** Whole pictures of one still scene differ by less than this part in size. */
const SAME_SIZE = 0.002

const lengths = (parts: string): number[] => parts.split(',').map(Number)
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

function isTooShort({ ms }: Recording, { challenges, parts }: Asked): boolean {
  const recorded = lengths(parts)
  const wanted = challenges.map(({ seconds }) => seconds * 1000)
  // Written so that a part which is no number counts as too short.
  const areWhole = wanted.every((length, at) => (recorded[at] ?? 0) >= length * ENOUGH.part)
  if (recorded.length !== wanted.length || !areWhole) return true
  return ms < total(wanted) * ENOUGH.recording || total(recorded) > ms + LATE_START_MS
}

/** Whether most frames show nothing new. */
export function isStill({ frames }: Recording): boolean {
  const largest = Math.max(...frames.map(({ size, isKey }) => (isKey ? size : 0)))
  const others = frames.slice(1)
  const moving = others.filter(({ size, isKey, isRepeat }, at) => {
    if (isRepeat) return false
    const before = frames[at]
    if (isKey && before?.isKey) return Math.abs(size - before.size) > size * SAME_SIZE
    return size >= largest * NEW_PART
  })
  return moving.length < others.length * MOVING_PART
}

/** Why a recording does not prove a live person who did what was asked; undefined where it does. */
export function recordingRefusal(
  recording: Recording | undefined,
  asked: Asked,
): (typeof faceRefusals)[number] | undefined {
  if (!recording) return 'FACE_NOT_VIDEO'
  if (asked.actions !== asked.challenges.map(({ action }) => action).join()) return 'FACE_WRONG_ORDER'
  if (isTooShort(recording, asked)) return 'FACE_TOO_SHORT'
  return isStill(recording) ? 'FACE_STILL' : undefined
}
