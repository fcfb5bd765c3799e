import { free as en } from './en/free'
import { catalogue } from './language'
import { free as zh } from './zh-CN/free'

/** Words of the goods that groups get for free. */
export const freeWords = catalogue({ 'zh-CN': zh, en })
