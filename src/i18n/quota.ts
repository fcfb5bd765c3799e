import { quota as en } from './en/quota'
import { catalogue } from './language'
import { quota as zh } from './zh-CN/quota'

/** Words of the quota-raising card. */
export const quotaWords = catalogue({ 'zh-CN': zh, en })
