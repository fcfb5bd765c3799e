import { Children, type ReactNode, useLayoutEffect, useState } from 'react'
import { afterUpdate } from '@/platform/page/afterUpdate'

interface GradualProps {
  children: ReactNode
  /** Number of children in each update. */
  size?: number
  /** Number of children in the first update; as many as in the others by default. */
  first?: number
}

/**
 * Renders its first children at once and further ones after the view has taken over those before: what is on the screen comes first, and no
 * single setData of a mini-program is large. Children must stand below each other, so that a later one moves nothing.
 */
export function Gradual({ children, size = 1, first = size }: GradualProps) {
  const all = Children.toArray(children)
  const [count, setCount] = useState(first)
  const isComplete = count >= all.length
  useLayoutEffect(() => (isComplete ? undefined : afterUpdate(() => setCount(count + size))), [count, size, isComplete])
  return <>{all.slice(0, count)}</>
}
