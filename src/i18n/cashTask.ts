import { cashTask as en } from './en/cashTask'
import { catalogue } from './language'
import { cashTask as zh } from './zh-CN/cashTask'

/** Words of the tasks that pay into the wallet. */
export const cashTaskWords = catalogue({ 'zh-CN': zh, en })
