import { safety as en } from './en/safety'
import { catalogue } from './language'
import { safety as zh } from './zh-CN/safety'

/** Words of signed-in devices and of the customer's own data. */
export const safetyWords = catalogue({ 'zh-CN': zh, en })
