import { helpMember as en } from './en/helpMember'
import { catalogue } from './language'
import { helpMember as zh } from './zh-CN/helpMember'

/** Words of the help to get membership. */
export const helpMemberWords = catalogue({ 'zh-CN': zh, en })
