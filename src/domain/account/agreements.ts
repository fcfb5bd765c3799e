import { type Agreement, grantedAgreements } from '@/contract/session'
import { call } from '@/request/call'
import { ApiError } from '@/request/errors'

/** The agreements in force, without their texts. The screen shows a failure itself. */
export async function listAgreements(): Promise<Agreement[]> {
  const { agreements } = await call(grantedAgreements, {}, { toast: false })
  return agreements
}

/** One agreement with its text. Throws `ApiError`, of kind `empty` where the server has none of this code. */
export async function readAgreement(code: string): Promise<Agreement> {
  const { agreements } = await call(grantedAgreements, { code }, { toast: false })
  const [agreement] = agreements
  if (!agreement) throw new ApiError({ kind: 'empty', code: 'AGREEMENT_UNKNOWN', traceId: '' })
  return agreement
}
