import { sale as en } from './en/sale'
import { catalogue } from './language'
import { sale as zh } from './zh-CN/sale'

/** Words that stand in place of a sale which the host forbids. */
export const saleWords = catalogue({ 'zh-CN': zh, en })
