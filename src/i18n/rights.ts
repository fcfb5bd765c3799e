import { rights as en } from './en/rights'
import { catalogue } from './language'
import { rights as zh } from './zh-CN/rights'

/** Words of rights packs, the card pack, fly cards and subsidy benefit cards. */
export const rightsWords = catalogue({ 'zh-CN': zh, en })
