import { withdraw as en } from './en/withdraw'
import { catalogue } from './language'
import { withdraw as zh } from './zh-CN/withdraw'

/** Words of the form that takes money out of the wallet. */
export const withdrawWords = catalogue({ 'zh-CN': zh, en })
