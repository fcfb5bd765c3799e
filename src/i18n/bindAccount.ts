import { bindAccount as en } from './en/bindAccount'
import { catalogue } from './language'
import { bindAccount as zh } from './zh-CN/bindAccount'

/** Words of binding an account that receives withdrawals. */
export const bindAccountWords = catalogue({ 'zh-CN': zh, en })
