import { poster as en } from './en/poster'
import { catalogue } from './language'
import { poster as zh } from './zh-CN/poster'

/** Words of the poster and on it. */
export const posterWords = catalogue({ 'zh-CN': zh, en })
