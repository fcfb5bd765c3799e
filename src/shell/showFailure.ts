import { toast } from '@/platform/page/toast'
import { explain } from './explain'

/** Shows a failed call that was made with `toast: false`, unless it was already shown: one failure, one toast. */
export function showFailure(error: unknown): void {
  const failed = error as Partial<Parameters<typeof explain>[0]> & { shown?: boolean }
  if (typeof failed?.kind !== 'string' || failed.shown) return
  failed.shown = true
  toast(explain({ kind: failed.kind, message: failed.message ?? '' }))
}
