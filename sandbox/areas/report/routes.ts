import * as contract from '@/contract/report'
import { implement } from '../../implement'
import { eventLog } from './eventLog'
import { isToken, makeToken, tokenLife } from './tokens'

export const reportRoutes = implement(
  contract,
  {
    async reportToken({ now }) {
      return { token: makeToken(now), expireSeconds: tokenLife }
    },

    async eventReport({ req, headers, now, refuse }) {
      if (!isToken(headers.token, now)) refuse('REPORT_TOKEN_INVALID')
      eventLog.add({ receivedAt: now, body: req })
      return {}
    },
  },
  { REPORT_TOKEN_INVALID: { zh: '上报凭证已失效', en: 'The report token is no longer valid' } },
)
