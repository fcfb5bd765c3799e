import { claim as en } from './en/claim'
import { catalogue } from './language'
import { claim as zh } from './zh-CN/claim'

/** Words of benefits that are claimed, on every screen that has them. */
export const claimWords = catalogue({ 'zh-CN': zh, en })
