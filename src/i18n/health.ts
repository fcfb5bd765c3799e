import { health as en } from './en/health'
import { catalogue } from './language'
import { health as zh } from './zh-CN/health'

/** Words of the health card. */
export const healthWords = catalogue({ 'zh-CN': zh, en })
