import * as storage from '@/platform/storage'
import { session } from './session'

const keys = ['rscToken', 'rightsOrderNo'] as const

/** Token and order of the rights-supplier area; its calls carry both. */
type SupplierValues = Partial<Record<(typeof keys)[number], string>>

/** The values of the current customer, kept over restarts. */
export const supplierValues = (): SupplierValues => ({
  rscToken: storage.read('rscToken'),
  rightsOrderNo: storage.read('rightsOrderNo'),
})

/**
 * Keeps what a start query brought. Call it after that query's customer is signed in: the values of the customer before are
 * removed then, and also where the query names another login of the native app by its `token` (U3).
 */
export function keepSupplierValues(query: SupplierValues & { token?: string }): void {
  if (query.token) forget()
  for (const key of keys) if (query[key]) storage.write(key, query[key])
}

const forget = () => keys.forEach(storage.remove)

session.onReset(forget)
