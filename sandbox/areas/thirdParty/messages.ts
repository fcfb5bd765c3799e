import type * as contract from '@/contract/thirdParty'
import type { MessagesOf } from '../../refusals'
import { accountMessages } from '../account/messages'

const { PARTNER_UNKNOWN } = accountMessages

/** What a customer reads when an account at a partner cannot be authorized. */
export const thirdPartyMessages: MessagesOf<typeof contract> = {
  PARTNER_UNKNOWN,
  GRANTED_ALREADY: { zh: '您已授权该账号，无需重复授权', en: 'You have authorized this account already.' },
}
