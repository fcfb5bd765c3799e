import { customActivity as en } from './en/customActivity'
import { catalogue } from './language'
import { customActivity as zh } from './zh-CN/customActivity'

/** Words of the activities that operators configure. */
export const customActivityWords = catalogue({ 'zh-CN': zh, en })
