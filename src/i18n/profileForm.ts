import { profileForm as en } from './en/profileForm'
import { catalogue } from './language'
import { profileForm as zh } from './zh-CN/profileForm'

/** Words of the profile form. */
export const profileFormWords = catalogue({ 'zh-CN': zh, en })
