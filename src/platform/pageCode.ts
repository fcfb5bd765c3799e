import type { PageCodePort } from './pageCodePort'

/** A mini-program's host fetches its packages, and tells the customer itself. */
export const pageCode: PageCodePort = {
  arrive: ({ open }) => open(),
  watch: () => undefined,
}
