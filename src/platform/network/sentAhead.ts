import type { TakeSentAhead } from './ports'

/** A mini-program's page asks for nothing before its app starts. */
export const takeSentAhead: TakeSentAhead = () => undefined
