import type { FirstPath } from './ports'

/** Mini-programs have the code of the first page at the launch: its store asks for its data at once. */
export const firstPath: FirstPath = () => undefined
