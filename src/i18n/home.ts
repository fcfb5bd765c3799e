import { home as en } from './en/home'
import { catalogue } from './language'
import { home as zh } from './zh-CN/home'

/** Words of the home screen. */
export const homeWords = catalogue({ 'zh-CN': zh, en })
