import { makeAutoObservable } from 'mobx'
import { type Agreement, grantedAgreements } from '@/contract/session'
import { isRefusal } from '@/request/errors'
import { Loadable } from '@/request/loadable'
import type { Read } from '@/request/read'

/** The rules of withdrawals; a visitor may read them too. */
export class RulesStore {
  /** Undefined where the server has no rules. */
  readonly page = new Loadable<{ rules: Agreement | undefined }>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load(readRules)
  }
}

async function readRules(read: Read): Promise<{ rules: Agreement | undefined }> {
  try {
    const { agreements } = await read(grantedAgreements, { code: 'withdrawal-rules' })
    return { rules: agreements[0] }
  } catch (error) {
    if (isRefusal(error, 'AGREEMENT_UNKNOWN')) return { rules: undefined }
    throw error
  }
}
