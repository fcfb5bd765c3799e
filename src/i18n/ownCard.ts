import { ownCard as en } from './en/ownCard'
import { catalogue } from './language'
import { ownCard as zh } from './zh-CN/ownCard'

/** Words of the cards that are bought on their own: the health card and the quota-raising card. */
export const ownCardWords = catalogue({ 'zh-CN': zh, en })
