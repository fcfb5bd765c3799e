/**
 * A mini-program host with a real network and a screen that only records. Use: `jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/liveHost').taroModule)`.
 */

interface RequestOptions {
  url: string
  method?: string
  data?: unknown
  header?: Record<string, string>
}

/** A record of the host's calls, and the page on the screen. */
export const live = {
  launchQuery: {} as Record<string, string>,
  /** Route of the page on the screen. */
  page: 'pages/home/index',
  toasts: [] as string[],
  /** How long the last one stays, in milliseconds. */
  toastMs: undefined as number | undefined,
  navigations: [] as string[],
  /** Language of the app around the mini-program. */
  language: 'zh_CN',
  /** Tells the app that an address without a page was opened. */
  openMissing: undefined as (() => void) | undefined,
  requests: [] as RequestOptions[],
  underWay: 0,
  mostUnderWay: 0,
  /** Answers whose headers have come and whose bodies have not. */
  inBody: 0,
  stored: new Map<string, unknown>(),
  /** Clears the record; login and page stay. */
  forget(): void {
    live.toasts.length = 0
    live.navigations.length = 0
    live.requests.length = 0
    live.mostUnderWay = 0
  },
}

function request(options: RequestOptions) {
  const stop = new AbortController()
  return Object.assign(exchange(options, stop.signal), { abort: () => stop.abort() })
}

async function exchange(options: RequestOptions, signal: AbortSignal) {
  const { url, method, data, header } = options
  live.requests.push(options)
  live.underWay += 1
  live.mostUnderWay = Math.max(live.mostUnderWay, live.underWay)
  try {
    const sent = data === undefined ? undefined : JSON.stringify(data)
    const answer = await fetch(url, { method, headers: header, body: sent, signal })
    live.inBody += 1
    const text = await answer.text().finally(() => {
      live.inBody -= 1
    })
    return { statusCode: answer.status, data: text }
  } finally {
    live.underWay -= 1
  }
}

function getRandomValues({
  length,
  success,
}: {
  length: number
  success(result: { randomValues: ArrayBuffer }): void
}) {
  success({ randomValues: crypto.getRandomValues(new Uint8Array(length)).buffer })
}

const navigate = async ({ url }: { url: string }) => {
  live.navigations.push(url)
}

export const taroModule = {
  __esModule: true,
  default: {
    onNetworkStatusChange: () => undefined,
    onPageNotFound: (listener: () => void) => {
      live.openMissing = listener
    },
    request,
    getRandomValues,
    navigateTo: navigate,
    redirectTo: navigate,
    switchTab: navigate,
    showToast: async ({ title, duration }: { title: string; duration: number }) => {
      live.toasts.push(title)
      live.toastMs = duration
    },
    getCurrentPages: () => [{ route: live.page, options: {} }],
    getLaunchOptionsSync: () => ({ query: live.launchQuery }),
    getSystemInfoSync: () => ({ language: live.language, platform: 'android', system: 'Android 14' }),
    getStorageSync: (key: string) => (live.stored.has(key) ? live.stored.get(key) : ''),
    setStorageSync: (key: string, value: unknown) => void live.stored.set(key, value),
    removeStorageSync: (key: string) => void live.stored.delete(key),
  },
}
