import type { Finding } from './check'
import { type Person, type Prober, visitor } from './prober'
import { requestData } from './requestData'
import type { Sent } from './startApp'
import type { Request } from './transport'

/** Reads that are sent with a wrong signature, one for each way to sign. */
const signedReads = ['index', 'vipInfo', 'creditReport', 'orderUseRightsInfo']

/** Reads of one thing, and the field that names it. */
const named = [
  ['goods', 'goodsId'],
  ['brandGoods', 'brandId'],
  ['orderDetail', 'orderId'],
  ['couponDetail', 'couponId'],
  ['withdrawDetail', 'withdrawId'],
] as const

/** What the server must refuse: wrong signatures, a login that is none, and what does not exist. */
export async function probeRefusals(prober: Prober, customer: Person | undefined): Promise<void> {
  const wanted = (name: string) => prober.isWanted(prober.call(name))
  for (const name of signedReads.filter(wanted)) await wrongSignature(prober, name, customer ?? visitor)
  if (wanted('userInfo')) await unknownLogin(prober)
  for (const [name, field] of named) if (wanted(name)) await unknownThing(prober, name, field, customer)
}

/** The login code that has signed in must not do so again. */
export async function probeUsedCode(prober: Prober, mobile: string, code: string): Promise<void> {
  await prober.probe({
    call: prober.call('login'),
    data: { mobile, code },
    person: visitor,
    trying: 'log in with a code that was used',
    judge: ({ value }) =>
      (value as { mToken?: string } | undefined)?.mToken
        ? [{ found: 'a used login code signs in again', shows: 'the customer, to anyone who reads an old message' }]
        : [],
  })
}

async function wrongSignature(prober: Prober, name: string, person: Person): Promise<void> {
  const call = prober.call(name)
  const made = requestData(name, call.request, prober.definitions, prober.known)
  const trying = `send ${call.area}.${name} with a wrong signature`
  if (call.endpoint.family === 'apiVip' && !prober.client.supplier.rscToken)
    return prober.leave(call, trying, 'an area of rights needs its order: --supplier=<order>')
  if ('missing' in made) return prober.leave(call, trying, made.missing)
  const sent = await prober.send({ call, data: made.data, person, spoil: withWrongSignature })
  const isAccepted = sent.failure === undefined
  const finding: Finding = {
    found: 'a wrong signature is accepted',
    shows: 'nothing; what changes requests on their way to the server is not noticed',
  }
  prober.add(call, trying, isAccepted ? [finding] : serverFault(sent), { exchanges: sent.exchanges })
}

/** The same request with another signature of the same length, wherever it is. */
function withWrongSignature(request: Request): Request {
  const other = '0123456789abcdef0123456789abcdef'
  const { sign, ...headers } = request.headers
  return {
    ...request,
    url: request.url.replace(/([?&]sign=)[0-9a-f]+/, `$1${other}`),
    headers: sign ? { ...headers, sign: other } : headers,
    ...(request.body ? { body: request.body.replace(/("sign":")[0-9a-f]+/, `$1${other}`) } : {}),
  }
}

async function unknownLogin(prober: Prober): Promise<void> {
  const call = prober.call('userInfo')
  const sent = await prober.send({ call, data: {}, person: { name: 'customer', token: 'conform-0123456789abcdef' } })
  const { failure } = sent
  const findings =
    failure?.kind === 'session'
      ? []
      : [
          {
            found: `a token that is none is answered with ${failure ? `${failure.kind} ${failure.code}`.trim() : 'data'}, not with code 300000`,
            shows: failure ? `"${failure.shown}" in place of the login` : 'the data of a customer who is not signed in',
          },
        ]
  prober.add(call, 'send session.userInfo with a token that is none', findings, { exchanges: sent.exchanges })
}

async function unknownThing(prober: Prober, name: string, field: string, customer: Person | undefined): Promise<void> {
  const call = prober.call(name)
  const trying = `read ${call.area}.${name} of what does not exist`
  if (!customer && name !== 'goods' && name !== 'brandGoods')
    return prober.leave(call, trying, 'it needs a customer: --as=<phone>,<code>')
  await prober.probe({
    call,
    data: { ...pageOf(prober, call.request), [field]: 'conform-none' },
    person: customer ?? visitor,
    trying,
    judge: ({ value }) =>
      value === undefined || rowless(value)
        ? []
        : [
            {
              found: 'data of something that does not exist',
              shows: 'the data, as if it were that of what was asked for',
            },
          ],
  })
}

const pageOf = ({ definitions }: Prober, request: string): object =>
  'page' in ((definitions[request] as { properties?: object } | undefined)?.properties ?? {}) ? { page: 1 } : {}

/** An answer whose lists are empty, which is one way to say that there is nothing. */
const rowless = (value: unknown): boolean => {
  const lists = Object.values(value as object).filter((one) => Array.isArray(one))
  return lists.length > 0 && lists.every((one) => one.length === 0)
}

/** A refusal is an answer; a server that fails over a request has none. */
const serverFault = ({ failure }: Sent): Finding[] =>
  failure?.kind === 'http' && failure.code.startsWith('5')
    ? [{ found: `HTTP status ${failure.code} where the request must be refused`, shows: `"${failure.shown}"` }]
    : []
