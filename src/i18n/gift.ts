import { gift as en } from './en/gift'
import { catalogue } from './language'
import { gift as zh } from './zh-CN/gift'

/** Words of the gifts of the memberships. */
export const giftWords = catalogue({ 'zh-CN': zh, en })
