import { counted } from '@/lib/plural'
import type { MessagesOf } from '../../refusals'
import type { contract } from './contract'
import { RESENDS_PER_DAY } from './terms'

/** What a customer reads when a call about certificates is refused. */
export const certificateMessages: MessagesOf<typeof contract> = {
  LOANS_NONE: { zh: '您没有贷款记录，无需开具结清证明', en: 'You have no loans, so there is nothing to certify.' },
  LOAN_OPEN: ({ amount = '' }) => ({
    zh: `还有 ${amount} 元贷款未结清，结清后才能开具`,
    en: `¥${amount} of a loan is not settled yet. The certificate can be issued once it is.`,
  }),
  LOAN_UNKNOWN: { zh: '请至少选择一笔已结清的贷款', en: 'Please choose at least one settled loan.' },
  CERTIFICATE_ISSUED: {
    zh: '所选贷款已开具过证明，可在开具记录中查看或重新发送',
    en: 'A certificate of this was issued before. You can open it or send it again in the records.',
  },
  PROOF_NEEDED: {
    zh: '身份验证已过期，请重新验证',
    en: 'Your identity was verified too long ago. Please verify it again.',
  },
  EMAIL_INVALID: { zh: '邮箱格式不正确，请检查', en: 'This is not a valid email address.' },
  ADDRESS_INVALID: { zh: '收件信息不完整，请检查', en: 'The postal address is not complete.' },
  CERTIFICATE_UNKNOWN: { zh: '没有找到该证明', en: 'We could not find this certificate.' },
  RESEND_LIMIT: {
    zh: `该证明今天已重新发送 ${RESENDS_PER_DAY} 次，请明天再试`,
    en: `This certificate was sent again ${counted(RESENDS_PER_DAY, 'time')} today. Please try again tomorrow.`,
  },
}
