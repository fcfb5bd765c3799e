import { type Journey, sessionOf } from '@tests/sandbox/cashier/journey'
import type { TestSandbox } from '@tests/sandbox/startSandbox'

export const ALIPAY = { assetType: 'ALIPAY' } as const
export const WECHAT = { assetType: 'WECHATPAY' } as const

/** A notification as the sandbox logged it. */
interface LoggedNotification {
  verdict: string
  body: { session?: string }
}

/** The provider's side of payments, played by a test for one customer. */
export class ProviderPlay {
  constructor(
    readonly sandbox: TestSandbox,
    readonly buyer: Journey,
  ) {}

  /** An order whose payment was begun, and the session it has at the provider. */
  async started(tool: typeof ALIPAY | typeof WECHAT = ALIPAY, options: Parameters<Journey['pay']>[2] = {}) {
    const order = await this.buyer.order()
    const { bizNo, outBizNo, redirectActionForm } = (await this.buyer.pay(order, tool, options)).data
    const redirectUrl = redirectActionForm?.redirectUrl ?? ''
    return { ...order, bizNo, outBizNo, redirectUrl, session: sessionOf(redirectUrl) }
  }

  private postJson(path: string, body: unknown) {
    const headers = { 'content-type': 'application/json' }
    return fetch(this.sandbox.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  /** Decides as a script does. */
  play(session: string, outcome: 'approve' | 'decline' | 'refuse' | 'pending', notify: object = {}) {
    return this.postJson('/sandbox/provider/outcome', { session, outcome, notify })
  }

  /** Sends any text to the script's address. */
  script(body: unknown) {
    return this.postJson('/sandbox/provider/outcome', body)
  }

  /** Presses a button of the provider's page. */
  press(provider: string, fields: Record<string, string>) {
    const body = new URLSearchParams(fields)
    return fetch(`${this.sandbox.url}/sandbox/provider/${provider}`, { method: 'POST', body, redirect: 'manual' })
  }

  /** Sends anything to the address that providers notify. */
  notify(provider: string, body: unknown) {
    return this.postJson(`/notify/${provider}`, body)
  }

  /** Sends any text to the address that providers notify. */
  notifyText(provider: string, body: string) {
    const headers = { 'content-type': 'application/json' }
    return fetch(`${this.sandbox.url}/notify/${provider}`, { method: 'POST', headers, body })
  }

  /** Notifications that arrived, newest first. */
  async log(): Promise<LoggedNotification[]> {
    return (await (await fetch(`${this.sandbox.url}/sandbox/notifications.json`)).json()) as LoggedNotification[]
  }

  /** Notifications about a session, newest first. */
  async logOf(session: string): Promise<LoggedNotification[]> {
    return (await this.log()).filter((row) => row.body.session === session)
  }

  async verdictsOf(session: string): Promise<string[]> {
    return (await this.logOf(session)).map((row) => row.verdict)
  }
}
