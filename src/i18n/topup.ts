import { topup as en } from './en/topup'
import { catalogue } from './language'
import { topup as zh } from './zh-CN/topup'

/** Words of phone top-ups. */
export const topupWords = catalogue({ 'zh-CN': zh, en })
