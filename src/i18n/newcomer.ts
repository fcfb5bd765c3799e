import { newcomer as en } from './en/newcomer'
import { catalogue } from './language'
import { newcomer as zh } from './zh-CN/newcomer'

/** Words of the welfare of new customers. */
export const newcomerWords = catalogue({ 'zh-CN': zh, en })
