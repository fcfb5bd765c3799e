import { welfarePage as en } from './en/welfarePage'
import { catalogue } from './language'
import { welfarePage as zh } from './zh-CN/welfarePage'

/** Words of the page of all that can be had. */
export const welfarePageWords = catalogue({ 'zh-CN': zh, en })
