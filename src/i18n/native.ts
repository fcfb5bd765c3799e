import { native as en } from './en/native'
import { catalogue } from './language'
import { native as zh } from './zh-CN/native'

/** Words of the pages that talk to the native app, and of external pages. */
export const nativeWords = catalogue({ 'zh-CN': zh, en })
