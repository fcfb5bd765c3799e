import { order as en } from './en/order'
import { catalogue } from './language'
import { order as zh } from './zh-CN/order'

/** Words of orders: confirm, detail, list, voucher. */
export const orderWords = catalogue({ 'zh-CN': zh, en })
