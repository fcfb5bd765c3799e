import { credit as en } from './en/credit'
import { catalogue } from './language'
import { credit as zh } from './zh-CN/credit'

/** Words of the credit score and of what is matched by it. */
export const creditWords = catalogue({ 'zh-CN': zh, en })
