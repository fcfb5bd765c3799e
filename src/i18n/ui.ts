import { ui as en } from './en/ui'
import { catalogue } from './language'
import { ui as zh } from './zh-CN/ui'

/** Default texts of the components of ui/. */
export const uiWords = catalogue({ 'zh-CN': zh, en })
