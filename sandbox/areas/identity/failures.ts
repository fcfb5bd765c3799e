/**
 * How many tries may fail on one Beijing day: pictures of a card that cannot be read, checks of the face, and ID numbers that belong to
 * another account, which no customer may find out by trying many.
 */
export const MOST_FAILURES = { card: 5, face: 3, idNumber: 5 } as const

export type TryKind = keyof typeof MOST_FAILURES

/** Tries that are left today, of which the customer makes the next one. */
export const triesLeft = (kind: TryKind, failures: number): number => Math.max(0, MOST_FAILURES[kind] - failures)
