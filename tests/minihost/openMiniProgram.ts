import type { Driver } from '../../sandbox/devtools/hosts/host/driver/createDriver'
import { type FileTable, Network, type Rewrite } from '../../sandbox/devtools/hosts/network'
import { type PayResult, payResults } from '../../sandbox/devtools/hosts/payment'
import type { Bridge, Fields, Platform, WireRequest, WireUpload } from '../../sandbox/devtools/hosts/protocol'
import type { ChromiumDriver } from './chromiumDriver'
import { openInJsdom, type RemoteDriver } from './jsdomDriver'

/** The payment call as the app made it: platform and the parameters of requestPayment, tradePay or pay. */
export interface PaySheet {
  platform: Platform
  params: Fields
}

type PayOutcome = keyof (typeof payResults)[Platform]

/** Provided by a test: inspects the sheet, may post the provider's notification, and returns the result of the sheet. */
export type PayScript = (sheet: PaySheet) => PayOutcome | PayResult | Promise<PayOutcome | PayResult>

/** A scripted answer of a host call: fixed fields, or a function of the call's options; an error that it throws is passed to `fail`. */
export type Mock = Fields | ((options: Fields) => Fields | undefined | Promise<Fields | undefined>)

/** Options for opening a built mini-program. */
export interface MiniProgramOptions {
  /** The built folder, such as `dist/weapp`. */
  dir: string
  platform: Platform
  /** Address that receives calls to the compiled-in sandbox address. */
  baseUrl?: string
  /** Content of the device's storage at the start. */
  storage?: Fields
  /** The customer of WeChat has not agreed to its privacy guide yet; without it they have, as after the first visit. */
  asksForPrivacyGuide?: boolean
  mocks?: Record<string, Mock>
  /** Results of payment sheets; without it the user cancels. */
  pay?: PayScript
  /** Temporary files by path, for uploads. */
  files?: FileTable
  /** Records how the app starts, for `startup(text)`. */
  measure?: boolean
  /** How long each answer of the network takes at least, in milliseconds; none by default. */
  latency?: number
  /** Replaces answers of the network. */
  rewrite?: Rewrite
}

/** The driver's methods, each as a promise. */
type Remote = {
  [Name in keyof Driver]: Driver[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never
}

/** A running mini-program for a test. */
export interface MiniProgram extends Remote {
  /** Temporary files by path; a test may add some at any time. */
  files: FileTable
  /** Files that the user picks next in chooseImage and chooseMedia; empty means that they cancel. */
  chosen: string[]
  /** Files that the camera gives next: what it sees as a picture, and what it records. Without one it fails. */
  camera: { picture?: string; clip?: string }
  /** Sets the results of payment sheets from now on. */
  pay: PayScript
  /** Answers a host call from now on. */
  mock(name: string, mock: Mock): Promise<void>
  /** Ends the app as the system does: no function is called, only the storage is kept. */
  close(): Promise<void>
}

/** A mini-program that is shown in a browser window. */
export interface ShownMiniProgram extends MiniProgram {
  screenshot(path: string): Promise<void>
  /** Taps with a real touch in the middle of a node. */
  touch(...target: Parameters<Driver['box']>): Promise<void>
}

/** Opens a built mini-program in jsdom. No code runs before `launch`. */
export async function openMiniProgram(options: MiniProgramOptions): Promise<MiniProgram> {
  return start(options, openInJsdom)
}

/** Opens a built mini-program in headless Chromium, for pictures, real touches and measurements. `slowdown` makes its CPU as many times slower. */
export async function showMiniProgram(options: MiniProgramOptions, slowdown = 1): Promise<ShownMiniProgram> {
  // A test that needs no browser does not load the browser's library.
  const { openInChromium } = await import('./chromiumDriver')
  let driver: ChromiumDriver | undefined
  const app = await start(options, async (remote) => {
    driver = await openInChromium(remote, slowdown)
    return driver
  })
  return Object.assign(app, {
    screenshot: async (path: string) => driver?.screenshot(path),
    touch: async (...target: Parameters<Driver['box']>) => {
      const { x, y, width, height } = await app.box(...target)
      await driver?.touch(x + width / 2, y + height / 2)
    },
  })
}

async function start(
  options: MiniProgramOptions,
  open: (remote: Parameters<typeof openInJsdom>[0]) => Promise<RemoteDriver>,
): Promise<MiniProgram> {
  const { dir, platform, storage = {}, mocks = {}, measure = false, latency = 0 } = options
  const { asksForPrivacyGuide = false } = options
  const own = {
    files: options.files ?? {},
    chosen: [] as string[],
    camera: {},
    pay: options.pay ?? (() => 'cancel' as const),
  }
  const network = new Network(options.baseUrl, own.files, latency, options.rewrite)
  const functions = new Map<string, Extract<Mock, (...args: never[]) => unknown>>()
  const answers: Record<string, Fields> = {}
  for (const [name, mock] of Object.entries(mocks)) {
    if (typeof mock === 'function') functions.set(name, mock)
    else answers[name] = mock
  }
  const driver = await open({
    dir,
    platform,
    options: { storage, answers, scripted: [...functions.keys()], measure, asksForPrivacyGuide },
    baseUrl: options.baseUrl,
    bridge: createBridge(platform, network, functions, () => app),
  })
  const remote = Object.fromEntries(
    driver.methods.map((name) => [name, (...args: unknown[]) => driver.call(name, args)]),
  ) as unknown as Remote
  const app: MiniProgram = Object.assign(own, remote, {
    mock: async (name: string, mock: Mock) => {
      if (typeof mock === 'function') functions.set(name, mock)
      await driver.call('setAnswer', [name, typeof mock === 'function' ? 'scripted' : mock])
    },
    close: async () => {
      network.close()
      await driver.close()
    },
  })
  return app
}

/** Answers requests of the window: network, files, and the user's choices in sheets and pickers. */
function createBridge(
  platform: Platform,
  network: Network,
  functions: Map<string, (options: Fields) => unknown>,
  app: () => MiniProgram,
): Bridge {
  let kept = 0
  const answers: Record<string, (...args: never[]) => unknown> = {
    request: (wire: WireRequest) => network.request(wire),
    upload: (wire: WireUpload) => network.upload(wire),
    abort: (id: number) => network.abort(id),
    choose: (count: number) =>
      app()
        .chosen.slice(0, count)
        .map((path) => ({ path, size: app().files[path]?.byteLength ?? 0 })),
    camera: (kind: 'picture' | 'clip') => app().camera[kind],
    readFile: (path: string) => {
      const bytes = app().files[path]
      return bytes ? Buffer.from(bytes).toString('base64') : null
    },
    keepFile: (base64: string) => {
      kept += 1
      const path = `http://tmp/download-${kept}`
      app().files[path] = Buffer.from(base64, 'base64')
      return path
    },
    writeFile: (path: string, base64: string) => {
      app().files[path] = Buffer.from(base64, 'base64')
    },
    removeFile: (path: string) => {
      delete app().files[path]
    },
    pay: async (params: Fields) => {
      const outcome = await app().pay({ platform, params })
      return typeof outcome === 'string' ? payResults[platform][outcome] : outcome
    },
    answer: async (name: string, options: Fields) => {
      try {
        return { value: (await functions.get(name)?.(options)) ?? {} }
      } catch (error) {
        return { error: error instanceof Error ? { errMsg: error.message } : error }
      }
    },
  }
  return async (name, args) => answers[name]?.(...(args as never[]))
}
