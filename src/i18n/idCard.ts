import { idCard as en } from './en/idCard'
import { catalogue } from './language'
import { idCard as zh } from './zh-CN/idCard'

/** Words of the two screens of the ID card. */
export const idCardWords = catalogue({ 'zh-CN': zh, en })
