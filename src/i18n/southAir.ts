import { southAir as en } from './en/southAir'
import { catalogue } from './language'
import { southAir as zh } from './zh-CN/southAir'

/** Words of the authorization of an airline account. */
export const southAirWords = catalogue({ 'zh-CN': zh, en })
