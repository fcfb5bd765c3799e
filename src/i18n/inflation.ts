import { inflation as en } from './en/inflation'
import { catalogue } from './language'
import { inflation as zh } from './zh-CN/inflation'

/** Words of the voucher that tasks make grow. */
export const inflationWords = catalogue({ 'zh-CN': zh, en })
