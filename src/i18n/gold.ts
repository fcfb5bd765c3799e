import { gold as en } from './en/gold'
import { catalogue } from './language'
import { gold as zh } from './zh-CN/gold'

/** Words of the coin shop and of exchanges. */
export const goldWords = catalogue({ 'zh-CN': zh, en })
