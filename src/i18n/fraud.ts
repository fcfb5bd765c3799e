import { fraud as en } from './en/fraud'
import { catalogue } from './language'
import { fraud as zh } from './zh-CN/fraud'

/** Words of the anti-fraud reminder. */
export const fraudWords = catalogue({ 'zh-CN': zh, en })
