import type { OnPayReturn } from './ports'

/** Mini-programs stay open while the customer pays, so there is no page to come back to. */
export const onPayReturn: OnPayReturn = () => () => undefined
