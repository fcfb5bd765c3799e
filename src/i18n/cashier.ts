import { cashier as en } from './en/cashier'
import { catalogue } from './language'
import { cashier as zh } from './zh-CN/cashier'

/** Words of the cashier and the payment result. */
export const cashierWords = catalogue({ 'zh-CN': zh, en })

export type CashierWords = typeof zh
