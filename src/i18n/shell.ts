import { shell as en } from './en/shell'
import { catalogue } from './language'
import { shell as zh } from './zh-CN/shell'

/** Words of the frame around every screen. */
export const shellWords = catalogue({ 'zh-CN': zh, en })
