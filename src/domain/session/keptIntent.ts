import { ascii, record } from '@/lib/parsers'
import { storedForLaunch } from '@/platform/storage/stored'
import { makeRequestId } from '@/request/call'
import type { Intents } from '@/request/intents'

/** The form whose end is not known, and what keeps its id. */
interface KeptIntent<Form extends object> {
  /** The form as it was sent; undefined where the customer has seen how the latest one ended. */
  open(): Form | undefined
  intents: Intents
}

/**
 * Keeps the id of the latest form with the form itself for this launch, until the customer has seen how it ended: a screen that was closed
 * meanwhile asks about it, under its id and exactly as it was sent, before another one is made, so that nothing is done twice.
 * @param key of the stored value, listed in `customerKeys.ts`
 * @param asForm reads a form, with the fields always in the same order
 */
export function keptIntent<Form extends object>(
  key: string,
  asForm: (value: unknown) => Form | undefined,
): KeptIntent<Form> {
  const kept = storedForLaunch(key, (value): { form: Form; requestId: string } | undefined =>
    record(value, { form: asForm, requestId: (id) => ascii(id, 128) }),
  )
  const isSame = (known: Form, form: object): boolean => JSON.stringify(known) === JSON.stringify(asForm(form))
  return {
    open: () => kept.read()?.form,
    intents: {
      of(form) {
        const known = kept.read()
        if (known && isSame(known.form, form)) return { requestId: known.requestId, isReused: true }
        const requestId = makeRequestId()
        kept.write({ form: form as Form, requestId })
        return { requestId, isReused: false }
      },
      end: () => kept.remove(),
    },
  }
}
