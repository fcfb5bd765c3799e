import { webcrypto } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

let mockHost: {
  getRandomValues?: (options: Options) => void
  createWorker?: (path: string, options: object) => object | undefined
} = {}

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    get getRandomValues() {
      return mockHost.getRandomValues
    },
    get createWorker() {
      return mockHost.createWorker
    },
  },
}))

interface Options {
  length: number
  success(result: { randomValues: ArrayBuffer }): void
  fail(error: object): void
}
type RandomBytes = (count: number) => Promise<number[]>

const mini: RandomBytes = jest.requireActual('../../src/platform/host/random.ts').randomBytes
const h5: RandomBytes = jest.requireActual('../../src/platform/host/random.h5.ts').randomBytes

describe('random bytes', () => {
  it('come from the mini-program host', async () => {
    mockHost = {
      getRandomValues: ({ length, success }) => success({ randomValues: new Uint8Array(length).fill(7).buffer }),
    }
    expect(await mini(4)).toEqual([7, 7, 7, 7])
  })

  it('C2 a host that has none rejects, and no weaker source is used', async () => {
    const weak = jest.spyOn(Math, 'random')
    mockHost = {}
    await expect(mini(4)).rejects.toThrow('no random bytes')
    mockHost = { getRandomValues: ({ fail }) => fail({ errMsg: 'getRandomValues:fail' }) }
    await expect(mini(4)).rejects.toThrow('no random bytes')
    expect(weak).not.toHaveBeenCalled()
    weak.mockRestore()
  })

  it('C2 come from the browser, and without them it rejects', async () => {
    Object.defineProperty(globalThis, 'window', { value: { crypto: webcrypto }, configurable: true })
    const bytes = await h5(64)
    expect(bytes).toHaveLength(64)
    expect(new Set(bytes).size).toBeGreaterThan(8)
    Object.defineProperty(globalThis, 'window', { value: {}, configurable: true })
    await expect(h5(4)).rejects.toThrow()
  })
})

describe('random bytes of Alipay, from a Worker', () => {
  interface Message {
    id: number
    count?: number
    bytes?: unknown
  }
  const script = readFileSync('src/platform/host/randomWorker.js', 'utf8')
  let started: string[] = []

  /** Loads the port again, since it keeps its Worker. */
  function alipay(): RandomBytes {
    let port: RandomBytes | undefined
    jest.isolateModules(() => {
      port = jest.requireActual('../../src/platform/host/random.alipay.ts').randomBytes
    })
    return port as RandomBytes
  }

  /** Runs the app's own script as the host would, with the globals of a Worker there. */
  function withWorker(crypto: object | undefined, answers = (message: Message): Message | undefined => message): void {
    started = []
    mockHost = {
      createWorker: (path, options) => {
        started.push(`${path} ${JSON.stringify(options)}`)
        let outside: (message: Message) => void = () => undefined
        let inside: (message: Message) => void = () => undefined
        const worker = {
          onMessage: (take: typeof inside) => {
            inside = take
          },
          postMessage: (message: Message) => {
            const answer = answers(JSON.parse(JSON.stringify(message)))
            if (answer) void Promise.resolve().then(() => outside(answer))
          },
        }
        runInNewContext(script, { worker, ...(crypto ? { crypto } : {}) })
        return {
          onMessage: (take: typeof outside) => {
            outside = take
          },
          postMessage: (message: Message) => inside(JSON.parse(JSON.stringify(message))),
          terminate: () => {
            started.push('terminated')
            inside = () => undefined
          },
        }
      },
    }
  }

  it('C2 have the requested number, differ in each call, and come from one Worker', async () => {
    withWorker(webcrypto)
    const random = alipay()
    const [one, other] = await Promise.all([random(64), random(32)])
    expect([one?.length, other?.length]).toEqual([64, 32])
    expect(new Set(one).size).toBeGreaterThan(8)
    expect(one?.slice(0, 32)).not.toEqual(other)
    expect(started).toEqual(['workers/random.js {"useExperimentalWorker":true}'])
  })

  it.each([
    ['no Worker', {}],
    ['none for this app', { createWorker: () => undefined }],
    ['a Worker without a source', undefined],
  ])('C2 where the host has %s it rejects, and no weaker source is used', async (_name, host) => {
    const weak = jest.spyOn(Math, 'random')
    withWorker(undefined)
    mockHost = host ?? mockHost
    await expect(alipay()(4)).rejects.toThrow(/no random bytes/)
    expect(weak).not.toHaveBeenCalled()
    weak.mockRestore()
  })

  it('C2 a Worker that sends no message is abandoned after 5 s, and the next call starts another', async () => {
    jest.useFakeTimers()
    withWorker(webcrypto, () => undefined)
    const random = alipay()
    const refused = expect(random(4)).rejects.toThrow('no random bytes')
    await jest.advanceTimersByTimeAsync(5_000)
    await refused
    expect(started.slice(1)).toEqual(['terminated'])
    withWorker(webcrypto)
    expect(await random(4)).toHaveLength(4)
    jest.useRealTimers()
  })

  it('C2 an abandoned Worker does not end the one that was started after it', async () => {
    jest.useFakeTimers()
    withWorker(webcrypto, () => undefined)
    const random = alipay()
    const refused: Promise<void>[] = []
    // The first two calls share a Worker, which fails 5 s after the first of them; the third one has another.
    for (const pause of [3_000, 3_000, 2_500]) {
      refused.push(expect(random(4)).rejects.toThrow('no random bytes'))
      await jest.advanceTimersByTimeAsync(pause)
    }
    refused.push(expect(random(4)).rejects.toThrow('no random bytes'))
    expect(started.filter((what) => what !== 'terminated')).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(5_000)
    await Promise.all(refused)
    jest.useRealTimers()
  })

  it('C2 an answer that comes too late, or to no call, changes nothing', async () => {
    jest.useFakeTimers()
    let answer: (message: object) => void = () => undefined
    const onMessage = (take: typeof answer) => {
      answer = take
    }
    mockHost = { createWorker: () => ({ onMessage, postMessage: () => undefined, terminate: () => undefined }) }
    const refused = expect(alipay()(4)).rejects.toThrow('no random bytes')
    await jest.advanceTimersByTimeAsync(5_000)
    await refused
    for (const message of [{ id: 1, bytes: [1, 2, 3, 4] }, { id: 99, bytes: [1] }, {}])
      expect(() => answer(message)).not.toThrow()
    jest.useRealTimers()
  })
})
