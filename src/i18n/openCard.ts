import { openCard as en } from './en/openCard'
import { catalogue } from './language'
import { openCard as zh } from './zh-CN/openCard'

/** Words of the application for the card. */
export const openCardWords = catalogue({ 'zh-CN': zh, en })
