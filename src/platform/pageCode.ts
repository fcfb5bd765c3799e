import type { PageCodePort } from './pageCodePort'

/** A mini-program's host fetches its packages, and tells the customer itself. */
export const pageCode: PageCodePort = {
  arrive: (_path, open) => open(),
  watch: () => undefined,
}
