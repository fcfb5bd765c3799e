import { remoteConfig as en } from './en/remoteConfig'
import { catalogue } from './language'
import { remoteConfig as zh } from './zh-CN/remoteConfig'

/** Words of the system pages and of low-code pages. */
export const remoteConfigWords = catalogue({ 'zh-CN': zh, en })
