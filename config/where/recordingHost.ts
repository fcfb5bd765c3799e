/** What code can see of a host that notes what is asked of it and gives nothing. */
export interface RecordingHost {
  /** What was asked of the host, in its order: a call by its last name, an element by its tag. */
  asked: string[]
  /** Every module from outside the project. */
  require(name: string): unknown
  /** Global names of a browser and of the builds. */
  globals: Record<string, unknown>
}

/** The operating system that a host says it runs on. */
export interface Device {
  os: 'ios' | 'android'
  /** The page is in the web view of a native app. */
  isNativeApp: boolean
}

/** Questions of fact, which use nothing of the host: they are answered and not noted. */
const factsOf = ({ os }: Device): Record<string, () => unknown> => ({
  getSystemInfoSync: () => ({ platform: os, system: os, brand: '', model: '', version: '' }),
})

/**
 * A host for reading ports outside of any host. Any of its objects has every name; each call is noted and answers a promise of nothing, so
 * that a port can be asked what it does without doing it.
 */
export function recordingHost(device: Device): RecordingHost {
  const asked: string[] = []
  const facts = factsOf(device)
  const note = (name: string): unknown =>
    new Proxy(() => undefined, {
      get: (_target, key) => {
        if (typeof key === 'symbol' || key === 'then') return undefined
        return facts[key] ?? note(key)
      },
      set: () => true,
      apply: (_target, _self, given: unknown[]) => {
        asked.push(name === 'createElement' ? `<${given[0]}>` : name)
        return name === 'createElement' ? note(name) : Promise.resolve(undefined)
      },
    })
  const host = note('host')
  const element = (type: unknown, props: object) => ({ type, props })
  const modules: Record<string, unknown> = {
    '@tarojs/taro': { __esModule: true, default: host },
    'react/jsx-runtime': { __esModule: true, jsx: element, jsxs: element },
  }
  const navigator = Object.assign(Object.create(null), {
    userAgent: device.os === 'ios' ? 'iPhone' : 'Android',
    languages: [],
    mediaDevices: host,
    clipboard: host,
  })
  const location = { assign: note('location.assign'), origin: 'https://app.example', href: 'https://app.example/' }
  const window: Record<string, unknown> = { location, navigator, open: note('window.open'), document: host }
  window.top = window
  if (device.isNativeApp) window.XbtAndroid = { postMessage: note('postMessage') }
  return {
    asked,
    require: (name) => modules[name] ?? host,
    globals: {
      window,
      navigator,
      location,
      document: host,
      MediaRecorder: host,
      process: { env: {} },
      ...buildConstants,
    },
  }
}

/** Constants that a build defines. */
const buildConstants = {
  APP_ENV: 'test',
  APP_VERSION: '0.0.0',
  APP_CONTACT: 'chat',
  APP_HOSTS: {},
  APP_LINK_HOSTS: [],
  APP_STORE_LINKS: {},
  APP_TEMPLATES: {},
  APP_WEB_VIEW_HOSTS: ['framed.example'],
}
