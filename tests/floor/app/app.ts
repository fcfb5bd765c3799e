import type { PropsWithChildren } from 'react'

/** The floor: an app of the frameworks alone, built with the settings of the product, that the product's measurements are compared with. */
export default function App({ children }: PropsWithChildren) {
  return children
}
