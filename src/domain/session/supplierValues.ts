import { ascii } from '@/lib/parsers'
import { stored } from '@/platform/storage/stored'
import { session } from './session'
import { asToken } from './token'

const rscToken = stored('rscToken', asToken)
const rightsOrderNo = stored('rightsOrderNo', (value) => ascii(value, 128))

/** Token and order of the rights-supplier area; its calls carry both. */
export interface SupplierValues {
  rscToken?: string
  rightsOrderNo?: string
}

/** The values of the customer at hand, kept over restarts. */
export const supplierValues = (): SupplierValues => ({
  rscToken: rscToken.read(),
  rightsOrderNo: rightsOrderNo.read(),
})

/**
 * Keeps what a start query brought. Call it after that query's own customer is signed in: the end of an earlier customer's
 * session removes their values, and so does the native app's `token` in the query, which may name another customer (U3).
 */
export function keepSupplierValues(query: SupplierValues & { token?: string }): void {
  if (query.token) forget()
  if (query.rscToken) rscToken.write(query.rscToken)
  if (query.rightsOrderNo) rightsOrderNo.write(query.rightsOrderNo)
}

/** Keeps what the address of a page brings: in a running mini-program a link of the supplier opens a page without a new start query. */
export function takeSupplierLink({ rscToken, rightsOrderNo }: SupplierValues): void {
  keepSupplierValues({ rscToken, rightsOrderNo })
}

function forget(): void {
  rscToken.remove()
  rightsOrderNo.remove()
}

session.onReset(forget)
