import type * as contract from '@/contract/credit'
import type { MessagesOf } from '../../refusals'

/** What a customer reads when a call about their credit is refused. */
export const creditMessages: MessagesOf<typeof contract> = {
  REPORT_NONE: { zh: '开通补贴账户后次月生成信用报告', en: 'Your report comes the month after your account is open.' },
}
