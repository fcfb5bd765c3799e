import { config as en } from './en/config'
import { catalogue } from './language'
import { config as zh } from './zh-CN/config'

/** Words of the system pages and of low-code pages. */
export const configWords = catalogue({ 'zh-CN': zh, en })
