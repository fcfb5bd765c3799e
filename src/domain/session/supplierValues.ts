import * as storage from '@/platform/storage'
import { session } from './session'

const keys = ['rscToken', 'rightsOrderNo'] as const

/** Token and order of the rights-supplier area; its calls carry both. */
type SupplierValues = Partial<Record<(typeof keys)[number], string>>

/** Those of the customer at hand, kept over restarts. */
export const supplierValues = (): SupplierValues => ({
  rscToken: storage.read('rscToken'),
  rightsOrderNo: storage.read('rightsOrderNo'),
})

/**
 * Keeps what a start query brought. Call it once that query's own customer is signed in: who was here before takes his
 * values along, and so does who was here under another login of the native app, whose `token` the query names (U3).
 */
export function keepSupplierValues(query: SupplierValues & { token?: string }): void {
  if (query.token) forget()
  for (const key of keys) if (query[key]) storage.write(key, query[key])
}

const forget = () => keys.forEach(storage.remove)

session.onReset(forget)
