import { useLayoutEffect, useState } from 'react'
import { afterUpdate } from '@/platform/page/afterUpdate'

/** A value that follows the given one in the next update: a tap shows the choice itself first, and then what depends on it. */
export function useFollowing<T>(given: T): T {
  const [shown, setShown] = useState({ value: given })
  useLayoutEffect(
    () => (shown.value === given ? undefined : afterUpdate(() => setShown({ value: given }))),
    [shown, given],
  )
  return shown.value
}
