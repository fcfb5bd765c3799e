import type { Fields, HostCall } from '../../protocol'
import type { Machine } from '../machine'
import { without } from '../paths'
import { clone } from '../recorder'

/** Error of a host call in the form of each platform: WeChat and Douyin read `message`, Alipay also `code`. */
export class HostFailure extends Error {
  constructor(
    message: string,
    readonly code = 10,
    readonly extra: Fields = {},
  ) {
    super(message)
  }
}

/** The options object of an asynchronous call, without its callbacks. */
export type Options = Fields
type Answer = object | undefined
type Callback = (result: unknown) => void

/** A call in progress that the app can abort: the return value of `request` and `uploadFile`. */
export interface Task {
  abort(): void
  [method: string]: unknown
}

const NO_CALLBACKS = ['success', 'fail', 'complete']

/**
 * The host object (wx, my or tt) while it is built. Calls are recorded, a test may answer them, and a name that the platform does not have
 * is never added to it. It stays a plain object: Taro enumerates its keys during loading.
 */
export class HostApi {
  readonly object: Fields = {}
  readonly isAlipay: boolean

  constructor(
    readonly machine: Machine,
    private readonly known: ReadonlySet<string>,
  ) {
    this.isAlipay = machine.pkg.platform === 'alipay'
  }

  /** Puts a value or a special function on the object. */
  put(name: string, value: unknown): void {
    if (this.known.has(name)) this.object[name] = value
  }

  /** A synchronous call; a fixed answer of the test is merged over the result. */
  sync(name: string, run: (...args: never[]) => unknown): void {
    this.put(name, (...args: never[]) => {
      const call = this.machine.recorder.call(name, args)
      const result = run(...args)
      const fixed = this.machine.answers[name]
      const answer = fixed && typeof result === 'object' ? { ...result, ...fixed } : (fixed ?? result)
      call.ok = true
      call.result = clone(answer)
      return answer
    })
  }

  /** An asynchronous call with success, fail and complete; without them it returns a promise (not on Alipay). */
  async(name: string, run: (options: Options, task: Task) => Answer | Promise<Answer>): void {
    this.put(name, (given?: Fields) => {
      const options = given ?? {}
      const plain = without(options, ...NO_CALLBACKS)
      const call = this.machine.recorder.call(name, plain)
      const task: Task = { abort: () => undefined }
      const answer = () => this.answer(name, plain, () => run(plain, task))
      const running = this.machine.privacyGuide.holds(name, plain) ? this.agreed(call).then(answer) : answer()
      const promise = running.then(
        (result) => this.settle(call, options, this.success(name, result), 'success'),
        (cause: unknown) => {
          const result = this.failure(name, cause)
          this.settle(call, options, result, 'fail')
          if (hasCallback(options) || this.isAlipay) return result
          throw result
        },
      )
      if ('onProgressUpdate' in task || 'onHeadersReceived' in task) return task
      return hasCallback(options) || this.isAlipay ? undefined : promise
    })
  }

  /** An asynchronous call that does something and answers nothing of its own. */
  effect(name: string, run: (options: Options) => unknown): void {
    this.async(name, async (options) => {
      await run(options)
      return {}
    })
  }

  /** Waits until the customer has agreed to the privacy guide. */
  private async agreed(call: HostCall): Promise<void> {
    call.isHeld = true
    try {
      await this.machine.privacyGuide.ask(call.name)
    } finally {
      call.isHeld = false
    }
  }

  private async answer(name: string, options: Options, run: () => Answer | Promise<Answer>): Promise<Answer> {
    const { machine } = this
    if (machine.scripted.has(name)) {
      const answer = (await machine.bridge('answer', [name, clone(options)])) as { value?: Fields; error?: Fields }
      if (answer.error) throw answer.error
      return answer.value
    }
    const result = await run()
    const fixed = machine.answers[name]
    return fixed ? { ...result, ...fixed } : result
  }

  private settle(call: HostCall, options: Fields, result: unknown, outcome: 'success' | 'fail'): unknown {
    call.ok = outcome === 'success'
    call.result = clone(result)
    for (const name of [outcome, 'complete']) {
      const callback = options[name]
      if (typeof callback !== 'function') continue
      const { recorder, timeline } = this.machine
      recorder.guard(() => timeline.run(`${call.name} ${name}`, () => (callback as Callback)(result)))
    }
    return result
  }

  private success(name: string, result: Answer): Fields {
    return this.isAlipay ? { ...result } : { errMsg: `${name}:ok`, ...result }
  }

  private failure(name: string, cause: unknown): Fields {
    const error = cause as Partial<HostFailure> & { errMsg?: string; errorMessage?: string; error?: unknown }
    const text = String(error?.errorMessage ?? error?.errMsg ?? error?.message ?? cause)
    const given = cause instanceof Error ? {} : (cause as Fields)
    if (this.isAlipay)
      return { error: error?.error ?? error?.code ?? 10, errorMessage: text, ...error?.extra, ...given }
    return { ...error?.extra, ...given, errMsg: text.startsWith(`${name}:`) ? text : `${name}:fail ${text}` }
  }
}

function hasCallback(options: Fields): boolean {
  return NO_CALLBACKS.some((name) => typeof options[name] === 'function')
}
