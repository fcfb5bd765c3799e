import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isOutdated, root } from './newest'
import type { HostName } from './page/messages'

/** How far a build is. `lines` is the end of what the build has printed. */
export interface BuildState {
  state: 'ready' | 'waiting' | 'building' | 'failed'
  lines: string[]
  /** How long it has taken, in seconds. */
  seconds: number
  /** Its place among the builds that were asked for together, counted from 1, and how many they are; absent where none was. */
  place?: { number: number; count: number }
}

/** Lines that are kept of a build's output. */
const KEPT = 40

/** What a finished build always has. */
const made: Record<HostName, string> = { h5: 'index.html', weapp: 'app.json', alipay: 'app.json', tt: 'app.json' }

/** Starts the build of a host into a folder. */
type Start = (host: HostName, folder: string) => ChildProcess

const taro: Start = (host, folder) =>
  spawn(process.execPath, ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', host], {
    cwd: root,
    env: { ...process.env, OUTPUT_ROOT: path.relative(root, folder), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Options of the builds: their folders, and whether they may be made. */
interface BuildsOptions {
  folderOf(host: HostName): string
  /** Whether a host may be built; otherwise what is there is shown. */
  mayBuild(host: HostName): boolean
  start?: Start
  outdated?: (made: string) => boolean
}

/** The builds of the hosts. One is made at a time, because two would need twice the memory and no less time. */
export class Builds {
  private readonly states = new Map<HostName, BuildState>()
  private last: Promise<void> = Promise.resolve()
  /** The builds that were asked for since none waited or ran. */
  private together: BuildState[] = []
  private running: ChildProcess | undefined

  constructor(private readonly options: BuildsOptions) {}

  /** The folder of a host's build. */
  folderOf(host: HostName): string {
    return this.options.folderOf(host)
  }

  /** How far a host's build is; `request` also starts one that is missing or older than the sources, and again one that has failed. */
  state(host: HostName, request: boolean): BuildState {
    const known = this.states.get(host)
    if (known && (known.state === 'waiting' || known.state === 'building' || !request)) return known
    const file = path.join(this.folderOf(host), made[host])
    const { mayBuild, outdated = isOutdated } = this.options
    const mayNow = mayBuild(host)
    const isReady = mayNow ? !outdated(file) : existsSync(file)
    if (isReady) return this.set(host, { state: 'ready', lines: [], seconds: 0 })
    if (!mayNow)
      return this.set(host, {
        state: 'failed',
        lines: [`There is no build of ${host} in ${this.folderOf(host)}`],
        seconds: 0,
      })
    if (!request) return { state: 'waiting', lines: [], seconds: 0 }
    const state = this.set(host, { state: 'waiting', lines: [], seconds: 0 })
    this.join(state)
    this.last = this.last.then(() => this.build(host, state))
    return state
  }

  /** Ends the running build. */
  close(): void {
    this.running?.kill('SIGTERM')
  }

  private set(host: HostName, state: BuildState): BuildState {
    this.states.set(host, state)
    return state
  }

  /** Puts a build behind those that are not over, and tells each how many they are now. */
  private join(state: BuildState): void {
    const isOver = this.together.every((one) => one.state !== 'waiting' && one.state !== 'building')
    this.together = [...(isOver ? [] : this.together), state]
    this.together.forEach((one, at) => {
      one.place = { number: at + 1, count: this.together.length }
    })
  }

  private async build(host: HostName, state: BuildState): Promise<void> {
    const started = Date.now()
    const tick = setInterval(() => {
      state.seconds = Math.round((Date.now() - started) / 1000)
    }, 500)
    state.state = 'building'
    const take = (chunk: Buffer): void => {
      state.lines = [...state.lines, ...linesOf(chunk.toString())].slice(-KEPT)
    }
    try {
      const child = (this.options.start ?? taro)(host, this.folderOf(host))
      this.running = child
      child.stdout?.on('data', take)
      child.stderr?.on('data', take)
      const code = await new Promise<number | null>((resolve, reject) =>
        child.once('close', resolve).once('error', reject),
      )
      state.state = code === 0 ? 'ready' : 'failed'
      if (code !== 0 && state.lines.length === 0) state.lines = [`The build ended with ${code}`]
    } catch (error) {
      state.state = 'failed'
      state.lines = [...state.lines, String(error)]
    } finally {
      clearInterval(tick)
      this.running = undefined
    }
  }
}

/** What a terminal would show of a text: without colours, and of a line that is overwritten the last version. */
export const linesOf = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.split('\r').filter(Boolean).at(-1)?.trimEnd() ?? '')
    .filter(Boolean)
