import { mall as en } from './en/mall'
import { catalogue } from './language'
import { mall as zh } from './zh-CN/mall'

/** Words of the mall: goods, search, promotions, products. */
export const mallWords = catalogue({ 'zh-CN': zh, en })
