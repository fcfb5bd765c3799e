import { free } from './free'
import { landing } from './landing'
import type { ActivityPlan } from './plan'
import { newYear, spring, summer } from './spring'
import { taxReduction } from './taxReduction'
import { thanksgiving } from './thanksgiving'
import { welfare } from './welfare'

/** Every activity that operators have configured. */
export const plans: readonly ActivityPlan[] = [
  spring,
  thanksgiving,
  taxReduction,
  landing,
  summer,
  newYear,
  welfare,
  free,
]

export const planOf = (code: string): ActivityPlan | undefined => plans.find((plan) => plan.code === code)
