import { session as en } from './en/session'
import { catalogue } from './language'
import { session as zh } from './zh-CN/session'

/** Words of login. */
export const sessionWords = catalogue({ 'zh-CN': zh, en })
