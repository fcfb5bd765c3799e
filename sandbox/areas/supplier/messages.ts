import type * as contract from '@/contract/supplier'
import type { MessagesOf } from '../../refusals'

/** What a customer reads when a call of the supplier area is refused. */
export const supplierMessages: MessagesOf<typeof contract> = {
  TOKEN_EXPIRED: { zh: '页面已过期，请重新进入', en: 'This page has expired. Please open it again.' },
  ORDER_UNKNOWN: { zh: '没有找到该权益订单', en: 'We could not find this order of benefits.' },
  RIGHT_UNKNOWN: { zh: '没有找到该权益', en: 'We could not find this benefit.' },
  RIGHT_EXPIRED: { zh: '该权益已过期', en: 'This benefit has expired.' },
  SUPPLIER_DOWN: {
    zh: '权益方暂时无法响应，权益未被使用，请稍后再试',
    en: 'The supplier does not answer. Nothing was used up; please try again later.',
  },
}
