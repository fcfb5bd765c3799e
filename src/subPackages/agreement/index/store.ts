import { makeAutoObservable } from 'mobx'
import { type Agreement, grantedAgreements } from '@/contract/session'
import { ApiError } from '@/request/errors'
import { Loadable } from '@/request/loadable'
import type { Read } from '@/request/read'

const defaultCode = 'user-agreement'

/** One agreement with its text. */
export class AgreementStore {
  readonly agreement = new Loadable<Agreement>()

  constructor(private readonly code = defaultCode) {
    makeAutoObservable<AgreementStore, 'code'>(this, { code: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.agreement.load((read) => readAgreement(read, this.code))
  }
}

/** Rejects with `ApiError`, of kind `empty` where the server has no agreement of this code. */
async function readAgreement(read: Read, code: string): Promise<Agreement> {
  const { agreements } = await read(grantedAgreements, { code })
  const [agreement] = agreements
  if (!agreement) throw new ApiError({ kind: 'empty', code: 'AGREEMENT_UNKNOWN', traceId: '' })
  return agreement
}
