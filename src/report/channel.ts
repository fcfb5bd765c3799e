import { hostOf } from '@/request/environment'

const environments: readonly string[] = ['development', 'test', 'sit', 'qa1', 'production']

/** Stands in for an address where the environment is none of the five. */
export const invalidEnvironment = 'Invalid environment'

/** Address that reports go to: the report host with the switch 'on', otherwise the ordinary one (R-132, D-28). */
export const reportHost = (environment: string, reportSwitch: string | undefined): string =>
  environments.includes(environment) ? hostOf(reportSwitch === 'on' ? 'report' : 'main') : invalidEnvironment
