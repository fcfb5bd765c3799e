import * as again from '@/contract/order/again'
import * as detail from '@/contract/order/detail'
import * as list from '@/contract/order/list'
import * as place from '@/contract/order/place'

/** Every call of the order area. */
export const contract = { ...place, ...detail, ...list, ...again }
