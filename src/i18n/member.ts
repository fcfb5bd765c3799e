import { member as en } from './en/member'
import { catalogue } from './language'
import { member as zh } from './zh-CN/member'

/** Words of the memberships. */
export const memberWords = catalogue({ 'zh-CN': zh, en })
