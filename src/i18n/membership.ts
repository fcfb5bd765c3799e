import { membership as en } from './en/membership'
import { catalogue } from './language'
import { membership as zh } from './zh-CN/membership'

/** Words of the memberships that are sold by price options. */
export const membershipWords = catalogue({ 'zh-CN': zh, en })
