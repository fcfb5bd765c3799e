/** A difference between what the server does and what the app needs. */
export interface Finding {
  /** What was found, beside what the app expects. */
  found: string
  /** What the app shows because of it. */
  shows: string
  /** The app works as if it were right, so that no check fails by it. */
  isTolerated?: true
}

/** One check of one call, and how it ended. */
export interface Check {
  area: string
  /** What was done, such as `read home.index as a customer`. */
  name: string
  /** Request and path. */
  sent: string
  findings: readonly Finding[]
  /** How it ended without data that could be judged: a refusal that the contract knows, or nothing to be found. */
  withoutData?: string
  /** Why it was not tried; then there are no findings. */
  untried?: string
  ms: number
}

/** How a check ended. */
export type Outcome = 'differs' | 'untried' | 'passed'

/** How it ended; what is tolerated passes. */
export function outcomeOf({ findings, untried }: Check): Outcome {
  if (untried !== undefined) return 'untried'
  return findings.some(({ isTolerated }) => !isTolerated) ? 'differs' : 'passed'
}
