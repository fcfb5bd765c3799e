import { identity as en } from './en/identity'
import { catalogue } from './language'
import { identity as zh } from './zh-CN/identity'

/** Words that all steps of proving an identity share. */
export const identityWords = catalogue({ 'zh-CN': zh, en })
