import { deregistration as en } from './en/deregistration'
import { catalogue } from './language'
import { deregistration as zh } from './zh-CN/deregistration'

/** Words of the screens that close an account. */
export const deregistrationWords = catalogue({ 'zh-CN': zh, en })
