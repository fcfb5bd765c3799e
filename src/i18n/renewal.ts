import { renewal as en } from './en/renewal'
import { catalogue } from './language'
import { renewal as zh } from './zh-CN/renewal'

/** Words of the renewal of a membership, of its records and of its rules. */
export const renewalWords = catalogue({ 'zh-CN': zh, en })
