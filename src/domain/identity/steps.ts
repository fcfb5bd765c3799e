import type { CreditStatusRes, IdentityStep, StepFacts, StepState } from '@/contract/identity/steps'

/** Screens of the identity flow, by their names in `routes`. */
export type StepScreen =
  | 'identification'
  | 'identificationConfirm'
  | 'livingIdentification'
  | 'depositIdentification'
  | 'cardResults'

/** The steps in the order in which they are done. */
export const identitySteps: readonly IdentityStep[] = ['idCard', 'face', 'bankCard', 'openCard']

const screens: Record<IdentityStep, StepScreen> = {
  idCard: 'identification',
  face: 'livingIdentification',
  bankCard: 'depositIdentification',
  openCard: 'cardResults',
}

const states: readonly string[] = [
  'todo',
  'read',
  'corrected',
  'processing',
  'done',
  'failed',
  'locked',
] satisfies StepState[]

/** Where a step stands. A step that the server does not name, or whose state this app does not know, is still to be done. */
export function factsOf({ steps }: Pick<CreditStatusRes, 'steps'>, step: IdentityStep): StepFacts {
  const facts = steps.find((one) => one.step === step)
  if (!facts) return { step, state: 'todo', triesLeft: 0, reason: '' }
  return states.includes(facts.state) ? facts : { ...facts, state: 'todo' }
}

/** The step that a screen belongs to. */
export const stepOf = (screen: StepScreen): IdentityStep =>
  identitySteps.find((step) => screens[step] === screen) ?? 'idCard'

/** The step that the customer goes on with; the first one that is not done where the server names none that this app knows. */
export function nextStep(status: Pick<CreditStatusRes, 'steps' | 'next'>): IdentityStep | 'none' {
  if (status.next === 'none' || identitySteps.includes(status.next)) return status.next
  return identitySteps.find((step) => factsOf(status, step).state !== 'done') ?? 'none'
}

/** The screen on which the customer goes on; the result where all steps are done. */
export function nextScreen(status: Pick<CreditStatusRes, 'steps' | 'next'>): StepScreen {
  const step = nextStep(status)
  if (step === 'none') return 'cardResults'
  return step === 'idCard' && factsOf(status, step).state === 'corrected' ? 'identificationConfirm' : screens[step]
}

/**
 * What a screen of the flow has to do. `open`: its own step; `locked`: no try is left today; `done`: its step is over, so that the
 * customer goes on at `next`; `later`: another step comes first, at `next`.
 */
export type StepTask =
  | { kind: 'open' | 'locked'; facts: StepFacts }
  | { kind: 'done' | 'later'; next: StepScreen; step: IdentityStep | 'none' }

/** What a screen has to do where the customer stands so: on whatever device they stopped, they go on where they stopped. */
export function stepTask(status: Pick<CreditStatusRes, 'steps' | 'next'>, screen: StepScreen): StepTask {
  const own = stepOf(screen)
  const facts = factsOf(status, own)
  const elsewhere = { next: nextScreen(status), step: nextStep(status) }
  if (facts.state === 'done') return { kind: 'done', ...elsewhere }
  if (elsewhere.step !== own) return { kind: 'later', ...elsewhere }
  if (facts.state === 'locked') return { kind: 'locked', facts }
  const mayConfirm = screen !== 'identificationConfirm' || facts.state === 'corrected'
  return mayConfirm ? { kind: 'open', facts } : { kind: 'later', ...elsewhere }
}

/** Whether it is proved who the customer is, by card and face: what a withdrawal, an account and a card of their own need. */
export const isProved = (status: Pick<CreditStatusRes, 'steps'>): boolean =>
  (['idCard', 'face'] as const).every((step) => factsOf(status, step).state === 'done')
