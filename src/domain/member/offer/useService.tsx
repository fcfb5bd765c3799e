import type { ServiceEnd } from '@/domain/session/openCustomerService'
import { membershipWords } from '@/i18n/membership'
import { toast } from '@/platform/toast'
import type { Submission } from '@/request/submission'
import { useEnd } from '@/shell/useEnd'

/** Opens customer service when it is called, and says so where the host could not open it. */
export function useService(call: Submission<object, ServiceEnd>): () => void {
  const words = membershipWords()
  useEnd(call, {
    done: (end) => {
      if (end !== 'opened') toast(end === 'copied' ? words.contactCopied : words.contactFailed)
    },
  })
  return () => void call.submit({})
}
