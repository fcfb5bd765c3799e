import type { TestSandbox } from '@tests/sandbox/startSandbox'
import { type CallOptions, newRequestId } from '@tests/sandbox/wireClient'
import { type LogoffReq, logoff, logoffInfo, sendLogoffCode } from '@/contract/deregistration'

/** Steps of a customer who closes their account. */
export class Leaver {
  constructor(
    readonly sandbox: TestSandbox,
    readonly mobile: string,
    public token: string,
  ) {}

  static async of(sandbox: TestSandbox, mobile: string): Promise<Leaver> {
    return new Leaver(sandbox, mobile, await sandbox.login(mobile))
  }

  info(lang: 'zh-CN' | 'en' = 'zh-CN') {
    return this.sandbox.call(logoffInfo, {}, { token: this.token, lang })
  }

  /** Kinds of what blocks, in the order in which it is answered. */
  async blocks(): Promise<string[]> {
    return (await this.info()).data.blockers.map(({ kind }) => kind)
  }

  /** Asks for a code and reads it from the inbox. */
  async code(): Promise<string> {
    const answer = await this.sandbox.call(sendLogoffCode, {}, { token: this.token })
    if (answer.code !== '000000') throw new Error(`no code: ${answer.code}`)
    return (await this.sandbox.inbox(this.mobile)).find(({ scene }) => scene === 'cancel-account')?.code ?? ''
  }

  leave(req: Partial<LogoffReq> & { code: string }, options: CallOptions = {}) {
    return this.sandbox.call(logoff, { reason: 'seldom', ...req }, { token: this.token, ...options })
  }

  /** The whole close. */
  async close(requestId = newRequestId()) {
    return this.leave({ code: await this.code() }, { requestId })
  }
}
