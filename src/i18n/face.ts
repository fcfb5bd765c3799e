import { face as en } from './en/face'
import { catalogue } from './language'
import { face as zh } from './zh-CN/face'

/** Words of the face check. */
export const faceWords = catalogue({ 'zh-CN': zh, en })
