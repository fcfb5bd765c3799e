/** Every message between this page and the native app, and the check of each one that arrives (S4). */

import { asToken } from '../session/token'

/** Native pages that a page of ours can hand over to. */
export const nativeTypes = ['bill', 'card', 'loan', 'login', 'share'] as const
export type NativeType = (typeof nativeTypes)[number]

/** What the app knows and the page needs. */
export interface AppFacts {
  version?: string
  /** The app's own login. */
  token?: string
  /** Whether the customer accepted the privacy notice in the app. */
  consent?: boolean
}

export type AdOutcome = 'success' | 'fail'

/** Page to app: each is answered by a message of the same id and type whose header code is 1 on success. */
export interface Requests {
  hello: Record<never, never>
  openPage: { nativeType: NativeType; url?: string }
  /** Back to the native page that opened this one. */
  back: { appFrom: string }
  bar: { visible: boolean }
  /** The customer has tapped on a way to gold-member or balance. */
  click: { target: 'gold-member' | 'balance' }
  /** Starts a full-screen ad video; how it ended comes as `adVideo`. */
  playAd: Record<never, never>
  /** What the page counted of ad videos. */
  adVideo: { outcome: AdOutcome; advSuccessNum: number; advFailNum: number }
}

/** App to page, unasked: broadcast to all listeners of the type. */
export interface Broadcasts {
  ready: AppFacts
  login: { token: string }
  /** The customer has just accepted the privacy notice in the app, or taken that back. */
  consent: { accepted: boolean }
  adVideo: { outcome: AdOutcome; tips?: string }
  /** The page is in front again. */
  resume: Record<never, never>
}

export const broadcastTypes = ['ready', 'login', 'consent', 'adVideo', 'resume'] as const

/** A message in its right shape; the data is still to be read by its type. */
interface Incoming {
  id: string
  type: string
  code: number
  data: Readonly<Record<string, unknown>>
}

/** Longest message taken, in characters. Everything in the catalogue is far shorter. */
const longest = 16 * 1024

/** A message of the app, or undefined when it is not one: not a text, too long, no JSON, or of another shape (S4). */
export function parseMessage(raw: unknown): Incoming | undefined {
  if (typeof raw !== 'string' || raw.length > longest) return undefined
  const message = objectOf(parse(raw))
  const header = objectOf(message?.header)
  const data = message?.data === undefined || message.data === null ? {} : objectOf(message.data)
  if (!message || !header || !data) return undefined
  const { id = '', type } = message
  const { code } = header
  if (typeof type !== 'string' || typeof id !== 'string' || typeof code !== 'number') return undefined
  return { id, type, code, data }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const objectOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined

type Data = Incoming['data']

/** What the app said of itself; a field of a wrong type counts as absent. */
export function parseAppFacts(data: Data): AppFacts {
  const { version, consent } = data
  const token = asToken(data.token)
  return {
    ...(typeof version === 'string' && version.length <= 64 ? { version } : {}),
    ...(token ? { token } : {}),
    ...(typeof consent === 'boolean' ? { consent } : {}),
  }
}

const readers: { [Type in keyof Broadcasts]: (data: Data) => Broadcasts[Type] | undefined } = {
  ready: parseAppFacts,
  login: (data) => {
    const token = asToken(data.token)
    return token === undefined ? undefined : { token }
  },
  consent: ({ accepted }) => (typeof accepted === 'boolean' ? { accepted } : undefined),
  adVideo: ({ outcome, tips }) => {
    if (outcome !== 'success' && outcome !== 'fail') return undefined
    return { outcome, ...(typeof tips === 'string' ? { tips: tips.slice(0, 100) } : {}) }
  },
  resume: () => ({}),
}

/** Data of a broadcast, rebuilt field by field; undefined when it lacks what its type needs. */
export const parseBroadcast = <Type extends keyof Broadcasts>(type: Type, data: Data): Broadcasts[Type] | undefined =>
  readers[type](data)

/** Whether a type is one of the broadcasts. */
export const isBroadcast = (type: string): type is keyof Broadcasts =>
  (broadcastTypes as readonly string[]).includes(type)
