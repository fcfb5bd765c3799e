import { paths } from '../paths'
import type { Conditions } from './conditions'
import { SLOW_MS } from './network'
import { report } from './report'
import { seenRequest } from './seenRequest'

type BrowserWindow = Window & typeof globalThis

const slowness = ({ network }: Conditions): Promise<unknown> =>
  network === 'slow' ? new Promise((resolve) => setTimeout(resolve, SLOW_MS)) : Promise.resolve()

/** An answer whose provider's page is the one of the frame: the provider's own refuses to be shown in a frame. */
export const withFramedProvider = (text: string): string =>
  text.replace(/"redirectUrl":"([^"]*)\/sandbox\/provider\/\w+\?([^"]*)"/g, `"redirectUrl":"$1${paths.provider}?$2"`)

/** Makes the calls of the app in a window as the bar has set the network, and tells the page of each. */
export function asSet(shown: BrowserWindow, conditions: Conditions): void {
  const native = shown.fetch.bind(shown)
  shown.fetch = async (input, init) => {
    const request = new shown.Request(input, init)
    const { url, method } = request
    const headers = Object.fromEntries(request.headers)
    const started = performance.now()
    const tell = (end: { status: number; body?: string; failure?: string }): void => {
      if (method === 'HEAD') return
      report({
        type: 'request',
        request: seenRequest({ url, method, headers, ms: performance.now() - started, ...end }),
      })
    }
    try {
      if (conditions.network === 'offline') throw new shown.TypeError('Failed to fetch')
      const [answer] = await Promise.all([native(request), slowness(conditions)])
      if (!answer.headers.get('content-type')?.includes('json')) {
        tell({ status: answer.status })
        return answer
      }
      const body = await answer.text()
      tell({ status: answer.status, body })
      const { status, statusText } = answer
      return new shown.Response(withFramedProvider(body), { status, statusText, headers: answer.headers })
    } catch (error) {
      const isAborted = (error as Error).name === 'AbortError'
      tell({ status: 0, failure: isAborted ? 'abort' : 'network' })
      throw error
    }
  }
  const { send, open, setRequestHeader } = shown.XMLHttpRequest.prototype
  const calls = new WeakMap<XMLHttpRequest, { url: string; method: string; headers: Record<string, string> }>()
  Object.assign(shown.XMLHttpRequest.prototype, {
    open(this: XMLHttpRequest, method: string, url: string) {
      calls.set(this, { method, url, headers: {} })
      open.call(this, method, url, true)
    },
    setRequestHeader(this: XMLHttpRequest, name: string, value: string) {
      const call = calls.get(this)
      if (call) call.headers[name] = value
      setRequestHeader.call(this, name, value)
    },
    send(this: XMLHttpRequest, body?: XMLHttpRequestBodyInit | null) {
      const call = calls.get(this)
      const started = performance.now()
      this.addEventListener('loadend', () => {
        const { status } = this
        const text = ['', 'text'].includes(this.responseType) ? this.responseText : undefined
        const end = status === 0 ? { failure: 'network' } : { body: text }
        if (call)
          report({
            type: 'request',
            request: seenRequest({ ...call, status, ms: performance.now() - started, ...end }),
          })
      })
      if (conditions.network === 'offline') {
        setTimeout(() => {
          this.dispatchEvent(new shown.ProgressEvent('error'))
          this.dispatchEvent(new shown.ProgressEvent('loadend'))
        })
      } else void slowness(conditions).then(() => send.call(this, body))
    },
  })
}

/** Makes what a browser says of its network, its camera and its place that which the bar has set. */
export function deviceAsSet(navigator: Navigator, conditions: Conditions): void {
  Object.defineProperty(navigator, 'onLine', { get: () => conditions.network !== 'offline', configurable: true })
  const { mediaDevices, geolocation } = navigator
  if (mediaDevices) {
    const native = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = (wanted) =>
      conditions.permissions.camera
        ? native(wanted)
        : Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  }
  const locate = geolocation.getCurrentPosition.bind(geolocation)
  geolocation.getCurrentPosition = (found, failed, options) => {
    if (conditions.permissions.location) locate(found, failed, options)
    else failed?.({ code: 1, message: 'User denied Geolocation' } as GeolocationPositionError)
  }
}
