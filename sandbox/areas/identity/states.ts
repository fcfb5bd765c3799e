import type { OpenCardStatus } from '@/contract/identity/openCard'
import type { StepState } from '@/contract/identity/steps'
import { dayStart } from '../../beijing'

/**
 * How many tries may fail on one Beijing day: pictures of a card that cannot be read, checks of the face, and ID numbers that belong to
 * another account, which no customer may find out by trying many.
 */
export const MOST_FAILURES = { card: 5, face: 3, idNumber: 5 } as const

export type TryKind = keyof typeof MOST_FAILURES

/** Tries that are left today, of which the customer makes the next one. */
export const triesLeft = (kind: TryKind, failures: number): number => Math.max(0, MOST_FAILURES[kind] - failures)

/** With so many failed tries of all kinds on the day of an application, it is refused. */
export const REFUSED_FROM = 5

/** How long an application for the card is decided on. */
export const DECISION_MS = 8_000

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

/** Progress of the subsidy account (`xbtStatus`): 0 not opened, 1 in review, 2 open. */
export const subsidyStatus = (application: Application | undefined, now: Date): 0 | 1 | 2 =>
  (({ none: 0, processing: 1, opened: 2, refused: 0 }) as const)[applicationStatus(application, now)]
