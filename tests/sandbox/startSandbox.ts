import type { Endpoint, RequestOf, ResponseOf } from '@/contract/endpoint'
import { wxLogin } from '@/contract/session'
import { noteExamples } from './examples'
import { type SandboxOptions, spawnSandbox } from './spawnSandbox'
import { type CallOptions, type InboxMessage, readInbox, type WireAnswer, wireCall } from './wireClient'

export interface TestSandbox {
  url: string
  /** Makes one call as the app would, whatever its family, and reads the answer by the family's shape. */
  call<E extends Endpoint<object, unknown>>(
    endpoint: E,
    data: RequestOf<E>,
    options?: CallOptions,
  ): Promise<WireAnswer<ResponseOf<E>>>
  /** A token of this person; an unknown number becomes a new account. */
  login(mobile: string): Promise<string>
  /** Messages sent to a number, newest first. */
  inbox(mobile: string): Promise<InboxMessage[]>
  /** Sets one fault or several. */
  fault(fault: object): Promise<void>
  /** Faults that were used, oldest first. */
  faultLog(): Promise<{ path: string; fault: { kind: string } }[]>
  clearFaults(): Promise<void>
  /** Seeds the data again, relative to the sandbox's clock. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** A sandbox with a process and a folder of its own, which a test may end. */
export interface OwnSandbox extends TestSandbox {
  dir: string
  /** Ends it as a power cut would; its folder stays. */
  kill9(): Promise<void>
}

/** Starts a sandbox of its own as a child process: free port, temporary folder, faults on. */
export async function startSandbox(options: SandboxOptions = {}): Promise<OwnSandbox> {
  const { url, dir, kill9, close } = await spawnSandbox(options)
  return { ...sandboxAt(url), dir, kill9, close }
}

/**
 * The sandbox of this worker of Jest, with the seeded data and no faults: `services.ts` starts it for the first file that asks, and resets it
 * for every further one, which takes a tenth of the time.
 */
export async function sharedSandbox(): Promise<TestSandbox> {
  const { TEST_SERVICES, JEST_WORKER_ID = '1' } = process.env
  const answer = await fetch(`${TEST_SERVICES}/sandbox/${JEST_WORKER_ID}`)
  if (!answer.ok) throw new Error(`there is no sandbox for this worker: ${await answer.text()}`)
  return { ...sandboxAt(await answer.text()), close: async () => undefined }
}

/** What the worker's sandbox has printed last, such as why it has answered 500. */
async function lastWords(): Promise<string> {
  const { TEST_SERVICES, JEST_WORKER_ID = '1' } = process.env
  return TEST_SERVICES ? (await fetch(`${TEST_SERVICES}/words/${JEST_WORKER_ID}`)).text() : ''
}

/**
 * The sandbox of a file of tests (see `sharedSandbox`); what is read of it exists from the file's `beforeAll` on. Faults that a test sets end
 * with it.
 */
export function sandboxTest(): TestSandbox {
  const sandbox = {} as TestSandbox
  let hasFaults = false
  beforeAll(async () => {
    const shared = await sharedSandbox()
    const fault = (given: object) => {
      hasFaults = true
      return shared.fault(given)
    }
    Object.assign(sandbox, shared, { fault })
  })
  afterEach(async () => {
    if (hasFaults) await sandbox.clearFaults()
    hasFaults = false
  })
  if (process.env.WIRE_EXAMPLES) afterAll(() => noteExamples(sandbox.url))
  return sandbox
}

/** The sandbox that listens at an address. */
export function sandboxAt(url: string): Omit<TestSandbox, 'close'> {
  const faults = (method: string, body?: object) =>
    fetch(`${url}/__faults`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
  return {
    url,
    call: (endpoint, data, callOptions) => wireCall(url, endpoint, data, callOptions),
    async login(mobile) {
      const answer = await wireCall(url, wxLogin, { jsCode: 'test', phoneCode: `phone:${mobile}` })
      const token = answer.data?.mToken
      if (!token) throw new Error(`no login of ${mobile}: ${JSON.stringify(answer.body)} ${await lastWords()}`)
      return token
    },
    inbox: (mobile) => readInbox(url, mobile),
    async fault(fault) {
      const answer = await faults('POST', fault)
      if (!answer.ok) throw new Error(`the fault was not taken: ${await answer.text()}`)
    },
    async faultLog() {
      const { log } = (await (await faults('GET')).json()) as { log: { path: string; fault: { kind: string } }[] }
      return log
    },
    async clearFaults() {
      await faults('DELETE')
    },
    async reset() {
      const answer = await fetch(`${url}/sandbox/reset`, { method: 'POST' })
      if (!answer.ok) throw new Error(`the sandbox was not reset: ${await answer.text()}`)
    },
  }
}
