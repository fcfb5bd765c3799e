import { useEffect } from 'react'
import { usePage } from './PageContext'
import { showFailure } from './showFailure'

interface Refusal {
  code: string
  message: string
}

/** An end as a `Submission` tells it; `isPlaced`: the failure stands on the screen already. */
type End<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; error: Refusal; isPlaced: boolean }
  | { kind: 'lost'; error: unknown; isPlaced: boolean }

interface Ending<T> {
  end: End<T> | undefined
  take(): End<T> | undefined
}

/** What a screen does about an end; each has a default. */
interface EndActions<T> {
  /** Shows what was done, or goes on to another screen. */
  done?(value: T): unknown
  /** The server said no; without it a refusal that stands nowhere else on the screen is shown as a toast. */
  refused?(refusal: Refusal): unknown
}

/**
 * Acts on the end of a submission: once, and only while this page is shown. A failure that stands nowhere on the screen is a toast
 * . Use it in a component that follows the store.
 */
export function useEnd<T>(submission: Ending<T>, { done, refused }: EndActions<T> = {}): void {
  const { visit } = usePage()
  const hasEnded = submission.end !== undefined
  useEffect(() => {
    if (!hasEnded || visit !== 'shown') return
    const end = submission.take()
    if (end?.kind === 'done') done?.(end.value)
    if (!end || end.kind === 'done' || end.isPlaced) return
    if (end.kind === 'refused' && refused) refused(end.error)
    else showFailure(end.error)
  }, [hasEnded, visit, submission, done, refused])
}
