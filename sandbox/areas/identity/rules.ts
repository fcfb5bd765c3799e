import type { OcrInfo, ocrDataRefusals } from '@/contract/identity/idCard'
import type { OpenCardStatus } from '@/contract/identity/openCard'
import type { StepState } from '@/contract/identity/steps'
import { ageAt, birthdayOf, isIdNumber } from '@/lib/idNumber'
import { dateOf, dayStart } from '../../beijing'

/**
 * How many tries may fail on one Beijing day: pictures of a card that cannot be read, checks of the face, and ID numbers that belong to
 * another account, which no customer may find out by trying many.
 */
export const MOST_FAILURES = { card: 5, face: 3, idNumber: 5 } as const

export type TryKind = keyof typeof MOST_FAILURES

/** How long an application for the card is decided on. */
export const DECISION_MS = 8_000

/** Years from which a customer may use the service. */
const FULL_AGE = 18

const nameShape = /^\p{Script=Han}(?:[\p{Script=Han}·]{0,28}\p{Script=Han})$/u
const dayShape = /^\d{4}-\d\d-\d\d$/

/** Whether the card serves today; its last day counts. */
const isValidOn = (validUntil: string, today: string): boolean =>
  validUntil === 'long' || (dayShape.test(validUntil) && validUntil >= today)

/** Why what is on a card cannot be confirmed, the first field leading; undefined where it can. `ID_IN_USE` is for the caller to know. */
export function dataRefusal(
  { name, idNumber, validUntil }: OcrInfo,
  now: Date,
): Exclude<(typeof ocrDataRefusals)[number], 'ID_IN_USE'> | undefined {
  if (!nameShape.test(name)) return 'NAME_INVALID'
  if (!isIdNumber(idNumber)) return 'ID_NUMBER_INVALID'
  if (ageAt(idNumber, now.getTime()) < FULL_AGE) return 'ID_MINOR'
  return isValidOn(validUntil, dateOf(now)) ? undefined : 'ID_EXPIRED'
}

/** Characters of an address that are kept. */
const LONGEST_ADDRESS = 100

/**
 * What was read, as the customer corrected it. The nation and the issuer stay what was read; the birthday and the sex follow the number,
 * which contains them.
 */
export function corrected(read: OcrInfo, by: OcrInfo): OcrInfo {
  const idNumber = by.idNumber.replace(/\s/g, '').toUpperCase()
  return {
    ...read,
    name: by.name.trim(),
    idNumber,
    sex: Number(idNumber.charAt(16)) % 2 === 0 ? 'female' : 'male',
    birthday: birthdayOf(idNumber) || read.birthday,
    address: by.address.trim().slice(0, LONGEST_ADDRESS) || read.address,
    validFrom: by.validFrom,
    validUntil: by.validUntil,
  }
}

/** Tries that are left today, of which the customer makes the next one. */
export const triesLeft = (kind: TryKind, failures: number): number => Math.max(0, MOST_FAILURES[kind] - failures)

/** Where the card step stands. */
export function cardState(of: {
  isConfirmed: boolean
  failures: number
  hasFailedLast: boolean
  isRead: boolean
  isCorrected: boolean
}): StepState {
  if (of.isConfirmed) return 'done'
  // Both sides are read, so that no more picture is needed.
  if (of.isRead) return of.isCorrected ? 'corrected' : 'read'
  if (triesLeft('card', of.failures) === 0) return 'locked'
  return of.hasFailedLast ? 'failed' : 'todo'
}

/** Where the face step stands. */
export function faceState(of: { isDone: boolean; failures: number; hasFailedLast: boolean }): StepState {
  if (of.isDone) return 'done'
  if (triesLeft('face', of.failures) === 0) return 'locked'
  return of.hasFailedLast ? 'failed' : 'todo'
}

interface Application {
  isGranted: boolean
  appliedAt: Date
  decidedAt: Date
}

/** Where an application for the card stands. */
export function applicationStatus(application: Application | undefined, now: Date): OpenCardStatus {
  if (!application) return 'none'
  if (now < application.decidedAt) return 'processing'
  return application.isGranted ? 'opened' : 'refused'
}

/** Whether a customer may apply: once, and again on a later day than that of a refused application. */
export function mayApply(application: Application | undefined, now: Date): boolean {
  if (!application) return true
  return applicationStatus(application, now) === 'refused' && application.appliedAt.getTime() < dayStart(now)
}

/** Progress of the subsidy account (`xbtStatus`) that an application leads to. */
export const subsidyStatus = (application: Application, now: Date): 0 | 1 | 2 =>
  (({ none: 0, processing: 1, opened: 2, refused: 0 }) as const)[applicationStatus(application, now)]
