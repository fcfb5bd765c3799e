import { type Agreement, grantedAgreements } from '@/contract/session'
import { call } from '@/request/call'
import { ApiError } from '@/request/errors'

/** The agreements in force, without their texts. The screen shows a failure itself. */
export async function listAgreements(): Promise<Agreement[]> {
  const { agreements } = await call(grantedAgreements, {}, { toast: false })
  return agreements
}

/** One agreement with its text. Throws when the server answers none. */
export async function readAgreement(code: string): Promise<Agreement> {
  const { agreements } = await call(grantedAgreements, { code }, { toast: false })
  const [agreement] = agreements
  if (!agreement) throw new ApiError({ kind: 'malformed', traceId: '' })
  return agreement
}
