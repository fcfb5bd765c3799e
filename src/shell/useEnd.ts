import { useEffect } from 'react'
import { usePage } from './PageContext'
import { showFailure } from './showFailure'

interface Refusal {
  code: string
  message: string
}

/** An end as a `Submission` reports it; `isShown`: the failure is already shown on the screen. */
type End<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; error: Refusal; isShown: boolean }
  | { kind: 'lost'; error: unknown; isShown: boolean }

interface Ending<T> {
  end: End<T> | undefined
  take(): End<T> | undefined
}

/** Reactions of a screen to an end; each has a default. */
interface EndActions<T> {
  /** Shows the result, or opens another screen. */
  done?(value: T): unknown
  /** The server refused; without this handler a refusal that is not shown on the screen becomes a toast. */
  refused?(refusal: Refusal): unknown
}

/**
 * Handles the end of a submission: once, and only while this page is shown. A failure that is not shown on the screen becomes a toast
 * . Use it in a component that observes the store.
 */
export function useEnd<T>(submission: Ending<T>, { done, refused }: EndActions<T> = {}): void {
  const { visit } = usePage()
  const hasEnded = submission.end !== undefined
  useEffect(() => {
    if (!hasEnded || visit !== 'shown') return
    const end = submission.take()
    if (end?.kind === 'done') done?.(end.value)
    if (!end || end.kind === 'done' || end.isShown) return
    if (end.kind === 'refused' && refused) refused(end.error)
    else showFailure(end.error)
  }, [hasEnded, visit, submission, done, refused])
}
