import type { PageCodePort } from './pageCodePort'

/** A mini-program's host loads its packages, and informs the customer itself. */
export const pageCode: PageCodePort = {
  arrive: ({ open }) => open(),
  watch: () => undefined,
}
