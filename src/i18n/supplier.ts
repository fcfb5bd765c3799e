import { supplier as en } from './en/supplier'
import { catalogue } from './language'
import { supplier as zh } from './zh-CN/supplier'

/** Words of the area of a rights supplier. */
export const supplierWords = catalogue({ 'zh-CN': zh, en })
