import type { Activity, ActivityItem, ActivityState } from '@/contract/activity/custom'

/**
 * How an activity stands at a moment of the server's clock. It may end, or begin, while it is on the screen; one that the server has
 * ended stays ended.
 */
export function stateAt(
  { state, startTime, endTime }: Pick<Activity, 'state' | 'startTime' | 'endTime'>,
  now: number,
): ActivityState {
  if (state === 'ended' || now >= endTime) return 'ended'
  return now < startTime ? 'coming' : 'open'
}

/**
 * What the button of an item does. `join`: the customer takes part first. `take`: what it gives is taken. `go`: leads to where it is done or
 * to be had. The others only say how it stands; with `coming` and `ended` the activity is not open.
 */
export type NextStep = 'join' | 'take' | 'go' | 'received' | 'gone' | 'wait' | 'coming' | 'ended'

type StepItem = Pick<ActivityItem, 'kind' | 'state' | 'jumpUrl'>

/** What decides the next step beside the item itself. */
interface Surroundings {
  activity: ActivityState
  joined: boolean
  /** Whether this build can open an address. */
  leads(url: string): boolean
  /** Steps whose call the server lacks. */
  lacks: readonly NextStep[]
}

/** The next step of an item; one that the server cannot take is waited for. */
export function nextStep(item: StepItem, surroundings: Surroundings): NextStep {
  const step = wantedStep(item, surroundings)
  return surroundings.lacks.includes(step) ? 'wait' : step
}

function wantedStep({ kind, state, jumpUrl }: StepItem, { activity, joined, leads }: Surroundings): NextStep {
  if (state === 'received' || state === 'gone') return state
  if (activity !== 'open') return activity
  if (!joined) return 'join'
  if (kind !== 'entry' && state === 'done') return 'take'
  return leads(jumpUrl) ? 'go' : 'wait'
}

/** Items under their headings, in the order in which these come first. */
export function sectionsOf(items: readonly ActivityItem[]): { title: string; items: ActivityItem[] }[] {
  const sections: { title: string; items: ActivityItem[] }[] = []
  for (const item of items) {
    const section = sections.find(({ title }) => title === item.section)
    if (section) section.items.push(item)
    else sections.push({ title: item.section, items: [item] })
  }
  return sections
}

/** How many things can be had now: what can be taken here, and what entries count elsewhere. */
export const countNow = (items: readonly ActivityItem[]): number =>
  items.reduce((sum, { kind, state, done }) => sum + (kind === 'entry' ? done : Number(state === 'done')), 0)

const dayMs = 86_400_000

/** Time until a moment, as whole days and the moment at which the present day of it is over; all in milliseconds. */
export function daysUntil(deadline: number, now: number): { days: number; dayEnd: number } {
  const days = Math.max(0, Math.ceil((deadline - now) / dayMs) - 1)
  return { days, dayEnd: deadline - days * dayMs }
}
