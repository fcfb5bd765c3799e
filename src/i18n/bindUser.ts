import { bindUser as en } from './en/bindUser'
import { catalogue } from './language'
import { bindUser as zh } from './zh-CN/bindUser'

/** Words of binding a phone number to an account. */
export const bindUserWords = catalogue({ 'zh-CN': zh, en })
