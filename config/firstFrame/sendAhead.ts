import { policyVersion } from '../../src/domain/account/policyVersion'
import { asToken } from '../../src/domain/session/token'
import { text } from '../../src/lib/parsers'
import { makeTraceId, randomDigits } from '../../src/lib/trace'
import { hostFacts } from '../../src/platform/host/host.h5'
import type { HostAnswer, HostRequest } from '../../src/platform/network/ports'
import { keyOf, page, type SentAhead } from '../../src/platform/network/sentAhead.h5'
import { keptKey, readKept } from '../../src/platform/storage/keptAnswer'
import { baseHeaders } from '../../src/request/wire/headers'
import { signedBody } from '../../src/request/wire/signed'
import { kept } from './kept'
import type { FirstRead } from './reads'
import { handOver, type Shown } from './shown'

/** What is kept for this launch. */
function ofLaunch(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

/** Whether this launch began in another way than by the plain address of a screen: with a campaign, or from the native app. */
function isSpecial(query: URLSearchParams, reads: Shown['reads']): boolean {
  const plain = ['type', ...reads.flatMap(({ query: its = [] }) => its)]
  const isPlain = [...query.keys()].every((key) => plain.includes(key))
  const launch = ofLaunch('launch') as { query?: object } | null | undefined
  return !isPlain || Object.keys(launch?.query ?? {}).length > 0 || Boolean(ofLaunch('appToken'))
}

/** An id that the app has made. */
const idOf = (key: string) => text(kept(key), 32, /^\d{32}$/)

async function answerTo({ url, headers, body }: HostRequest): Promise<HostAnswer | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const traceId = headers['trace-id']
    return answer.ok ? { statusCode: answer.status, data: await answer.text(), traceId } : undefined
  } catch {
    // The app sends it again, and tells what fails.
    return undefined
  }
}

type Place = NonNullable<FirstRead['picture']>

/** The address of a picture in data; undefined where it has none. */
function pictureAt(data: unknown, place: Place): string | undefined {
  // Optional at each step, whatever the data is.
  const found = place.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data)
  return typeof found === 'string' ? found : undefined
}

/** The same in an answer. */
function pictureIn(answer: HostAnswer | undefined, place: Place): string | undefined {
  if (!answer) return undefined
  try {
    return pictureAt(JSON.parse(String(answer.data)).data, place)
  } catch {
    // The app reads the same answer, and tells what is wrong with it.
    return undefined
  }
}

/** Shows the banner that the last visit had: the answer may have another one, whose picture then takes its place. */
function showLast({ reads, language, innerApp, showPicture }: Shown): void {
  for (const { path, picture } of reads) {
    const last = picture && readKept(kept(keptKey(path)), { language, innerApp }, Date.now())
    const src = last && pictureAt(last.fields, picture)
    if (src) showPicture(src)
  }
}

/**
 * Sends what the screen reads first, as the app will ask for it, which then takes the answers: nothing is sent twice. Before the consent
 * there is neither an id nor a login in them (D-12). Nothing is sent where the app may ask in another way.
 */
function sendAhead({ reads, language, innerApp, showPicture }: Shown): void {
  const query = new URLSearchParams(location.search)
  if (isSpecial(query, reads)) return
  const isAccepted = kept('privacyConsent') === policyVersion
  const device = isAccepted ? idOf('deviceId') : ''
  const session = isAccepted ? idOf('sessionId') : ''
  // The app makes them now.
  if (device === undefined || session === undefined) return
  const facts = {
    utmSource: () => '',
    innerApp: () => innerApp,
    deviceId: () => device,
    sessionId: () => session,
    language: () => language,
    isPersonal: () => kept('recommendation') !== 'general',
  }
  const token = isAccepted ? asToken(kept('mToken')) : undefined
  const sent: SentAhead = new Map()
  page.sentAhead = sent
  for (const { url, path, data: fixed, query: names = [], picture } of reads) {
    const asked = names.map((name) => [name, query.get(name)] as const)
    // The screen says that its address names nothing.
    if (asked.some(([, value]) => !value)) continue
    const data = { ...fixed, ...Object.fromEntries(asked) }
    const traceId = makeTraceId(new Date(), randomDigits)
    const headers = baseHeaders(facts, { appToken: undefined }, { traceId })
    const request = { url, headers, body: signedBody(path, data, hostFacts.ua(), token) }
    const answer = answerTo(request)
    sent.set(keyOf(request), answer)
    if (picture) void answer.then((its) => showPicture(pictureIn(its, picture)))
  }
}

const { firstFrame } = handOver
handOver.firstFrame = undefined
if (firstFrame) {
  showLast(firstFrame)
  sendAhead(firstFrame)
  if (!page.sentAhead?.size || !firstFrame.reads.some(({ picture }) => picture)) firstFrame.showPicture(undefined)
}
