import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Endpoint, RequestOf, ResponseOf } from '@/contract/endpoint'
import { wxLogin } from '@/contract/session'
import { type CallOptions, type InboxMessage, readInbox, type WireAnswer, wireCall } from './wireClient'

const root = resolve(__dirname, '../..')
const startBudgetMs = 60_000

export interface SandboxOptions {
  /** Folder to run on; a fresh one, removed on close, without it. */
  dir?: string
  /** The same port again, after a restart. */
  port?: number
  databaseUrl?: string
  /** `false` for a sandbox as a developer starts it. */
  faults?: boolean
  /** Folder of a built H5 app; none without it. */
  siteDir?: string
}

export interface TestSandbox {
  url: string
  dir: string
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
  /** Ends it as a power cut would; its folder stays. */
  kill9(): Promise<void>
  close(): Promise<void>
}

/** Starts a sandbox of its own as a child process: free port, temporary folder, faults on. */
export async function startSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const dir = options.dir ?? mkdtempSync(join(tmpdir(), 'sandbox-'))
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(options.port ?? 0),
      SANDBOX_DIR: dir,
      SANDBOX_FAULTS: options.faults === false ? '' : '1',
      DATABASE_URL: options.databaseUrl ?? '',
      H5_DIR: options.siteDir ?? join(dir, 'no-site'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await addressOf(child)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await ended
  }
  const faults = (method: string, body?: object) =>
    fetch(`${url}/__faults`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
  return {
    url,
    dir,
    call: (endpoint, data, callOptions) => wireCall(url, endpoint, data, callOptions),
    async login(mobile) {
      const { data } = await wireCall(url, wxLogin, { jsCode: 'test', phoneCode: `phone:${mobile}` })
      return data.mToken ?? ''
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
    kill9: () => end('SIGKILL'),
    async close() {
      await end('SIGTERM')
      if (!options.dir) rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** The address it says it listens at; its own words when it does not come up. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let output = ''
    const give = (reason: string) => failed(new Error(`the sandbox ${reason}\n${output}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      give(`did not start within ${startBudgetMs} ms`)
    }, startBudgetMs)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /App\s+(http:\/\/\S+)/.exec(output)?.[1]
      if (!address) return
      clearTimeout(timer)
      found(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => {
      clearTimeout(timer)
      give('ended while starting')
    })
  })
}
