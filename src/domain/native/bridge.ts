import { makeAutoObservable } from 'mobx'
import { randomDigits } from '@/lib/trace'
import { findBridge } from '@/platform/host/bridge'
import type { Bridge } from '@/platform/host/bridgePort'
import { hostFacts } from '@/platform/host/host'
import { type Broadcasts, isBroadcast, parseBroadcast, parseMessage, type Requests } from './messages'

const patienceMs = 10_000
/** The header code of a success. */
const success = 1

/** How a request to the native app ended. `absent`: the page runs in no native app, in the words that name its system. */
export type NativeEnd =
  | { kind: 'done'; data: Readonly<Record<string, unknown>> }
  | { kind: 'refused'; code: number; data: Readonly<Record<string, unknown>> }
  | { kind: 'timeout' }
  | { kind: 'absent'; message: 'not in Android shell' | 'not in iOS shell' }

type Listener<Type extends keyof Broadcasts> = (data: Broadcasts[Type]) => void

interface Waiting {
  type: keyof Requests
  end(end: NativeEnd): void
}

/** The connection to the native app: asks and waits for the answer with the same id, and broadcasts what the app says by itself. */
export class NativeBridge {
  /** `ready` once the app has said anything at all. */
  state: 'absent' | 'waiting' | 'ready'
  private readonly waiting = new Map<string, Waiting>()
  private readonly listeners = new Map<keyof Broadcasts, Set<Listener<never>>>()

  constructor(private readonly port: Bridge | undefined) {
    this.state = port ? 'waiting' : 'absent'
    makeAutoObservable<NativeBridge, 'waiting' | 'listeners' | 'port'>(
      this,
      { waiting: false, listeners: false, port: false },
      { autoBind: true },
    )
    port?.listen(this.take)
  }

  /** Asks the app for something; never rejects. */
  request<Type extends keyof Requests>(type: Type, data: Requests[Type]): Promise<NativeEnd> {
    const { port, waiting } = this
    if (!port) return Promise.resolve({ kind: 'absent', message: absentMessage() })
    const id = randomDigits(20)
    return new Promise((resolve) => {
      const end = (result: NativeEnd) => {
        clearTimeout(timer)
        waiting.delete(id)
        resolve(result)
      }
      const timer = setTimeout(() => end({ kind: 'timeout' }), patienceMs)
      waiting.set(id, { type, end })
      try {
        port.post(JSON.stringify({ id, type, header: { code: success }, data }))
      } catch {
        // The app's side of the bridge failed: the same as an app that does not answer.
        end({ kind: 'timeout' })
      }
    })
  }

  /** Listens to one type of broadcast. Answers how to stop. */
  on<Type extends keyof Broadcasts>(type: Type, listener: Listener<Type>): () => void {
    const all = this.listeners.get(type) ?? new Set()
    this.listeners.set(type, all.add(listener))
    return () => all.delete(listener)
  }

  private take(raw: unknown): void {
    const message = parseMessage(raw)
    if (!message) return
    const { id, type, code, data } = message
    const asked = this.waiting.get(id)
    if (asked) {
      if (asked.type !== type) return
      this.markReady()
      asked.end(code === success ? { kind: 'done', data } : { kind: 'refused', code, data })
      return
    }
    // No call waits for this id: it is a late answer.
    if (id !== '' || code !== success || !isBroadcast(type)) return
    const content = parseBroadcast(type, data)
    if (!content) return
    this.markReady()
    this.broadcast(type, content)
  }

  private broadcast<Type extends keyof Broadcasts>(type: Type, data: Broadcasts[Type]): void {
    for (const listener of [...(this.listeners.get(type) ?? [])] as unknown as Listener<Type>[]) {
      try {
        listener(data)
      } catch (error) {
        // One listener that fails must not keep the message from the others.
        console.error(error)
      }
    }
  }

  private markReady(): void {
    this.state = 'ready'
  }
}

const absentMessage = () => (hostFacts.os() === 'IOS' ? 'not in iOS shell' : 'not in Android shell')

/** The connection of this page. One for the whole app, since the native app calls one function of the page. */
export const nativeBridge = new NativeBridge(findBridge())
