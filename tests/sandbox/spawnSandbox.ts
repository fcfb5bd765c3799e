import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sandboxProgram } from '../fixtures/sandboxProgram'

const root = resolve(__dirname, '../..')
const startBudgetMs = 180_000
/** What is kept of a process's output, in characters. */
const lastWordsLength = 8000

export interface SandboxOptions {
  /** Folder to run on; a fresh one, removed on close, without it. */
  dir?: string
  /** The same port again, after a restart. */
  port?: number
  /** Where it listens; at this machine alone without it. */
  host?: string
  databaseUrl?: string
  /** Address at which everyone would reach it, behind a proxy. */
  publicOrigin?: string
  /** The same of the frames of the page of the hosts. */
  framesOrigin?: string
  /** The port of the frames; any free one without it. */
  framesPort?: number
  /** `false` for a sandbox as a developer starts it. */
  faults?: boolean
  /** Whether its data has thousands of rows. */
  scale?: boolean
  /** File of replaced paths; that of the variable APP_PATHS of this process without it. */
  pathsFile?: string
  /** Folder of a built H5 app; none without it. */
  siteDir?: string
  /** Folder of built mini-programs; nothing is built for tests. */
  hostsDir?: string
  /** Folders of the pictures of screens; none without them. */
  pictures?: { taken: string; kept: string }
}

/** The process of a sandbox. */
export interface SpawnedSandbox {
  url: string
  dir: string
  hasEnded(): boolean
  /** The last that it has printed, such as the reason of an answer 500. */
  lastWords(): string
  /** Ends it as a power cut would; its folder stays. */
  kill9(): Promise<void>
  /** Ends it, and removes the folder that was made for it. */
  close(): Promise<void>
}

/** Starts a sandbox as a child process: free port, temporary folder, faults on. Imports nothing of the app, so that Jest's own process can start one. */
export async function spawnSandbox(options: SandboxOptions = {}): Promise<SpawnedSandbox> {
  const dir = options.dir ?? mkdtempSync(join(tmpdir(), 'sandbox-'))
  const child = spawn(process.execPath, ['--enable-source-maps', await sandboxProgram()], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(options.port ?? 0),
      HOST: options.host ?? '',
      SANDBOX_DIR: dir,
      SANDBOX_FAULTS: options.faults === false ? '' : '1',
      DATABASE_URL: options.databaseUrl ?? '',
      SANDBOX_SCALE: options.scale ? '1' : '',
      PUBLIC_ORIGIN: options.publicOrigin ?? '',
      FRAMES_PORT: String(options.framesPort ?? 0),
      FRAMES_ORIGIN: options.framesOrigin ?? '',
      ...(options.pathsFile ? { APP_PATHS: options.pathsFile } : {}),
      H5_DIR: options.siteDir ?? join(dir, 'no-site'),
      HOSTS_DIR: options.hostsDir ?? join(dir, 'no-hosts'),
      SCREENS_DIR: options.pictures?.taken ?? join(dir, 'no-pictures'),
      KEPT_SCREENS_DIR: options.pictures?.kept ?? join(dir, 'no-kept-pictures'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let lastWords = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      lastWords = (lastWords + chunk.toString()).slice(-lastWordsLength)
    })
  }
  const url = await addressOf(child)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await ended
  }
  return {
    url,
    dir,
    hasEnded,
    lastWords: () => lastWords,
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
