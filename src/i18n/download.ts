import { download as en } from './en/download'
import { catalogue } from './language'
import { download as zh } from './zh-CN/download'

/** Words of the screens that download the apps. */
export const downloadWords = catalogue({ 'zh-CN': zh, en })
