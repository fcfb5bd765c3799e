import { type Certificate, paidOffApplyList } from '@/contract/certificate/records'
import { call } from '@/request/call'
import { ApiError } from '@/request/errors'
import type { Read } from '@/request/read'
import { boundBizNo } from './boundBizNo'
import type { OrderStatus, Product } from './product'

/** The record of a certificate, which says where its fee stands. Rejects with `ApiError` where there is none. */
async function recordOf(read: Read, certificateId: string): Promise<Certificate> {
  const { list } = await read(paidOffApplyList, { page: 1, certificateId })
  const record = list.find((one) => one.certificateId === certificateId)
  if (!record) throw new ApiError({ kind: 'empty', traceId: '' })
  return record
}

const quiet: Read = (endpoint, data) => call(endpoint, data, { toast: false })

const unpaid: Readonly<Record<string, OrderStatus>> = { unpaid: 'open', closed: 'closed' }

/** The fee of a paper certificate. */
export const certificateFee: Product = {
  bizType: 'CERTIFICATE_FEE',
  sources: ['certificate'],
  statusOf: async (orderId) => unpaid[(await recordOf(quiet, orderId)).status] ?? 'paid',
  async boundPayment(read, orderId) {
    const { bizNo, deductType = 1 } = await recordOf(read, orderId)
    return boundBizNo({ bizNo, deductType: deductType === 2 ? 2 : 1 })
  },
  openPayment: async (orderId) => (await recordOf(quiet, orderId)).bizNo,
}
