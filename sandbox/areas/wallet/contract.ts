import * as accounts from '@/contract/wallet/accounts'
import * as balance from '@/contract/wallet/balance'
import * as movements from '@/contract/wallet/movements'
import * as withdraw from '@/contract/wallet/withdraw'

/** Every call of the wallet area. */
export const contract = { ...balance, ...movements, ...accounts, ...withdraw }
