import { account as en } from './en/account'
import { catalogue } from './language'
import { account as zh } from './zh-CN/account'

/** Words of settings and agreements. */
export const accountWords = catalogue({ 'zh-CN': zh, en })
