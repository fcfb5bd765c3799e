import { calc as en } from './en/calc'
import { catalogue } from './language'
import { calc as zh } from './zh-CN/calc'

/** Words of the instalment calculator. */
export const calcWords = catalogue({ 'zh-CN': zh, en })
