import { picture as en } from './en/picture'
import { catalogue } from './language'
import { picture as zh } from './zh-CN/picture'

/** Words of choosing a picture and sending it. */
export const pictureWords = catalogue({ 'zh-CN': zh, en })
