import { coin as en } from './en/coin'
import { catalogue } from './language'
import { coin as zh } from './zh-CN/coin'

/** Words of the coin shop and of exchanges. */
export const coinWords = catalogue({ 'zh-CN': zh, en })
