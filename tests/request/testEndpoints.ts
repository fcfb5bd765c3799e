import { type EndpointOptions, endpoint, type Kind } from '@/contract/endpoint'

type Fields = Record<string, unknown>

const make = <K extends Kind>(path: string, options: Omit<EndpointOptions, 'empty' | 'kind'> & { kind: K }) =>
  endpoint<Fields, Fields>()(path, { origin: 'ours', empty: {}, ...options })

/** Endpoints for tests, one per kind of behaviour. */
export const readNews = make('/test/news', { family: 'ordinary', kind: 'read' })
export const readReport = make('/test/credit-report', { family: 'ordinary', kind: 'read', method: 'GET' })
export const readQuietly = make('/test/quiet', { family: 'ordinary', kind: 'read', toast: false })
export const writeName = make('/test/name', { family: 'ordinary', kind: 'write' })
export const payBill = make('/test/pay', { family: 'ordinary', kind: 'money' })
export const sendReport = make('/event/report', { family: 'report', kind: 'report' })
export const readMember = make('/test/member', { family: 'vipCore', kind: 'read', failure: 'memberInfo' })
export const payMember = make('/test/member-pay', { family: 'vipCore', kind: 'money', failure: 'memberPay' })
export const renderCashier = make('/test/render', { family: 'cashierCore', kind: 'read', toast: false })
export const supplierRights = make('/test/supplier', { family: 'apiVip', kind: 'read' })
export const uploadPicture = make('/test/upload-picture', { family: 'ordinary', kind: 'write', body: 'upload' })
export const uploadStream = make('/test/upload-stream', { family: 'ordinary', kind: 'write', body: 'stream' })
export const uploadQuietly = make('/test/upload-quiet', {
  family: 'ordinary',
  kind: 'write',
  body: 'upload',
  toast: false,
})
export const readUpload = make('/test/read-picture', { family: 'ordinary', kind: 'read', body: 'upload' })
