import { ranking as en } from './en/ranking'
import { catalogue } from './language'
import { ranking as zh } from './zh-CN/ranking'

/** Words of the ranking of invitations. */
export const rankingWords = catalogue({ 'zh-CN': zh, en })
