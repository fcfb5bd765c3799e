import { findBridge } from '../../src/platform/host/bridge.h5'

const own = 'https://m.example.com'
const said: string[] = []

/** A window of our app in which the native app has put its channel, inside the frame `top`. */
function frameIn(top: unknown): void {
  const XbtAndroid = { postMessage: (json: string) => void said.push(json) }
  Object.assign(globalThis, { window: { location: { origin: own }, XbtAndroid, top } })
}

/** A window of another origin, as a browser shows it to a frame. */
const stranger = Object.defineProperty({}, 'location', {
  get() {
    throw new DOMException('Blocked a frame', 'SecurityError')
  },
})

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window')
  said.length = 0
})

it('S4 a frame inside our own origin has the bridge', () => {
  frameIn({ location: { origin: own } })
  findBridge()?.post('{}')
  expect(said).toEqual(['{}'])
})

it.each([
  ['another origin that can be read', { location: { origin: 'https://evil.com' } }],
  ['another origin', stranger],
  ['no window', null],
])('S4 a frame inside %s has no bridge', (_name, top) => {
  frameIn(top)
  expect(findBridge()).toBeUndefined()
})
