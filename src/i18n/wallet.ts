import { wallet as en } from './en/wallet'
import { catalogue } from './language'
import { wallet as zh } from './zh-CN/wallet'

/** Words of the wallet: balance, movements, withdrawals with their steps, rules. */
export const walletWords = catalogue({ 'zh-CN': zh, en })
