import { bank as en } from './en/bank'
import { catalogue } from './language'
import { bank as zh } from './zh-CN/bank'

/** Words of binding and managing bank cards. */
export const bankWords = catalogue({ 'zh-CN': zh, en })

export type BankWords = typeof zh
