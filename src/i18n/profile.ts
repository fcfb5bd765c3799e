import { profile as en } from './en/profile'
import { catalogue } from './language'
import { profile as zh } from './zh-CN/profile'

/** Words of "my". */
export const profileWords = catalogue({ 'zh-CN': zh, en })
