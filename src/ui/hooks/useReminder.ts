import { useState } from 'react'

/**
 * Whether a button was tapped without the tick that it needs: its check says so until it is ticked, as a field does that is wrong.
 * @returns whether the check says so, and what the button calls
 */
export function useReminder(isTicked: boolean): [isMissing: boolean, remind: () => void] {
  const [isReminded, setReminded] = useState(false)
  return [isReminded && !isTicked, () => setReminded(true)]
}
