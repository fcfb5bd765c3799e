import type { Answer, Server } from '@tests/histories/world/server'
import { encryptedParts } from '@tests/sandbox/apiVipClient'
import { signedFields, wireHeaders } from '@tests/sandbox/wireClient'
import { filledPath } from '@/contract/endpoint'
import { families } from '@/contract/families'
import { Values } from '../../config/conform/values'
import type { Route } from '../../sandbox/implement'
import type { Reader } from './judge'

type Data = Record<string, unknown>

/** Data whose texts an address can hold: half of a surrogate pair has no bytes in UTF-8. */
const addressable = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '?') : value,
    ]),
  )

/** One customer on their devices: sends calls, and remembers what was read and typed. */
export class Customer implements Reader {
  readonly values = new Values()
  readonly ownIds = new Set<string>()
  readonly typed = new Set<string>()

  constructor(
    readonly mobile: string,
    public tokens: readonly string[],
    private readonly server: Server,
    private readonly publicKey: string,
  ) {
    const callBackUrl = 'http://sandbox/pages/home/index'
    this.values.learn({
      mobile,
      phone: mobile,
      rechargeAccount: mobile,
      callBackUrl,
      page: 1,
      pageSize: 10,
      quantity: 1,
    })
  }

  /** Sends one call as this customer from one of their devices; without a token as a visitor. */
  async send(
    { endpoint }: Route,
    data: Data,
    { token, requestId }: { token?: string; requestId: string },
  ): Promise<Answer> {
    this.note(data)
    const facts = families[endpoint.family]
    const path = filledPath(endpoint.path, addressable(data))
    const headers = wireHeaders(facts, { requestId })
    const address = facts.prefix + path
    if (facts.encoding === 'plain')
      return this.server.post(address, { ...headers, ...(token ? { Token: token } : {}) }, JSON.stringify(data))
    if (facts.encoding === 'apiVip') {
      const [rscToken, rightsOrderNo] = ['rscToken', 'rightsOrderNo'].map((name) => this.values.of(name).at(-1))
      const payload = {
        ...data,
        mToken: token ?? '',
        ...(rscToken ? { rscToken } : {}),
        ...(rightsOrderNo ? { rightsOrderNo } : {}),
      }
      const parts = encryptedParts(this.publicKey, payload, path, requestId)
      const keys = { 'encrypt-key': parts.encryptKey, sign: parts.sign }
      return this.server.post(address, { ...headers, ...keys }, JSON.stringify({ data: parts.data }))
    }
    const fields = signedFields(path, data, token)
    if (endpoint.method === 'GET') return this.server.get(`${address}?${new URLSearchParams(fields)}`, headers)
    return this.server.post(address, headers, JSON.stringify(fields))
  }

  /** Takes what an answer says. */
  read({ text }: Answer): void {
    const { data, response } = JSON.parse(text) as Data
    this.values.learn(data ?? response)
  }

  /** Takes what the customer's screens show. */
  know({ known, ownIds }: { known: object[]; ownIds: readonly string[] }): void {
    this.values.learn(known)
    for (const id of ownIds) this.ownIds.add(id)
  }

  private note(data: unknown): void {
    if (typeof data === 'object' && data !== null) for (const value of Object.values(data)) this.note(value)
    else this.typed.add(String(data))
  }
}
