import { bindAccount as zh } from './zh-CN/bindAccount'
import { bindAccount as en } from './en/bindAccount'
import { catalogue } from './language'

/** Words of binding an account that receives withdrawals. */
export const bindAccountWords = catalogue({ 'zh-CN': zh, en })
