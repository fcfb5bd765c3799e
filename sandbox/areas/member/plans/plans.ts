import { feiYue } from './feiYue'
import { leap } from './leap'
import type { Plan, PlanType } from './plan'

/** The plans by their type; the super-vip membership is another table of data for the same functions. */
export const plans: Readonly<Record<PlanType, Plan>> = { fei_yue: feiYue, leap }
