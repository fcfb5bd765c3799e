import { certificate as en } from './en/certificate'
import { catalogue } from './language'
import { certificate as zh } from './zh-CN/certificate'

/** Words of the screens that issue certificates of settled loans. */
export const certificateWords = catalogue({ 'zh-CN': zh, en })
