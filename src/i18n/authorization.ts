import { authorization as en } from './en/authorization'
import { catalogue } from './language'
import { authorization as zh } from './zh-CN/authorization'

/** Words of the authorizations of partners. */
export const authorizationWords = catalogue({ 'zh-CN': zh, en })
