import type { EndpointOptions } from '@/contract/endpoint'

/** Whether the server has a call: a build can say that it lacks some of ours, and what only leads to such a call is not offered then. */
export const has = ({ isMissing }: Pick<EndpointOptions, 'isMissing'>): boolean => !isMissing
