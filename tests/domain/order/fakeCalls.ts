/** Calls that are answered by the test. Use: `jest.mock('@/request/call', () => jest.requireActual('./fakeCalls').callModule)`. */

type Answer = (data: object) => unknown

export interface SentCall {
  path: string
  data: object
  requestId?: string
  toast?: false
}

const answers = new Map<string, Answer[]>()

/** Every call so far, oldest first. */
export const sent: SentCall[] = []

export const sentTo = (endpoint: { path: string }): SentCall[] => sent.filter(({ path }) => path === endpoint.path)

/** What a call is answered, one after the other; the last answer stays. An answer may throw, or be a promise. */
export function answer(endpoint: { path: string }, ...list: Answer[]): void {
  answers.set(endpoint.path, list)
}

export function forgetCalls(): void {
  answers.clear()
  sent.length = 0
  values.clear()
}

let made = 0

export const callModule = {
  makeRequestId: () => {
    made += 1
    return `request-${made}`
  },
  call: async (endpoint: { path: string }, data: object, options: { requestId?: string; toast?: false } = {}) => {
    sent.push({ path: endpoint.path, data, ...options })
    const list = answers.get(endpoint.path) ?? []
    const next = list.length > 1 ? list.shift() : list[0]
    if (!next) throw new Error(`no answer for ${endpoint.path}`)
    return next(data)
  },
}

const values = new Map<string, unknown>()

/** Session storage of a test. Use: `jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('./fakeCalls').storageModule)`. */
export const storageModule = {
  launchStorage: {
    read: (key: string) => values.get(key),
    write: (key: string, value: unknown) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  },
}

/** Everything that is kept in session storage, as one text. */
export const kept = (): string => JSON.stringify([...values])
