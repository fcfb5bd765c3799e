import type { Conditions } from './conditions'

/** Whose pictures are used while no person is signed in. */
const SOMEBODY = '13800138030'

/** Address of a sample picture of the person who is signed in. */
export const sampleAddress = ({ person }: Conditions, name: string): string =>
  `/sandbox/samples/${person || SOMEBODY}/${name}.jpg`
