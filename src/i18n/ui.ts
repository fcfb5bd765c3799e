import { ui as en } from './en/ui'
import { catalogue } from './language'
import { ui as zh } from './zh-CN/ui'

/** Words that the components of ui/ bring themselves. */
export const uiWords = catalogue({ 'zh-CN': zh, en })
