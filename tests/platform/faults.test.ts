/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import type { WatchFaults } from '@/platform/host/faultsPort'

const mockHost = { onError: undefined as unknown, onUnhandledRejection: undefined as unknown }
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: mockHost }))

const { watchFaults: watchBrowser } = jest.requireActual<{ watchFaults: WatchFaults }>(
  '../../src/platform/host/faults.h5.ts',
)
const { watchFaults: watchMini } = jest.requireActual<{ watchFaults: WatchFaults }>('../../src/platform/host/faults.ts')

const errors: string[] = []
const rejections: unknown[] = []
const listener = {
  error: (message: string) => void errors.push(message),
  rejection: (reason: unknown) => void rejections.push(reason),
}

beforeEach(() => {
  errors.length = 0
  rejections.length = 0
})

describe('a browser', () => {
  beforeAll(() => watchBrowser(listener))

  it('R-134 reports an error with its stack', () => {
    const error = new RangeError('too far')
    window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }))
    expect(errors).toEqual([error.stack])
  })

  it('R-134 reports an error of a script from another origin with message and position', () => {
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.', filename: '/a.js', lineno: 3, colno: 7 }))
    expect(errors).toEqual(['Script error. /a.js:3:7'])
  })

  it('R-134 reports a picture, script or style sheet that failed to load, although that event does not bubble', () => {
    const made = (['img', 'script', 'link'] as const).map((tag) => document.createElement(tag))
    const addresses = ['http://localhost/a.png', 'http://localhost/b.js', 'http://localhost/c.css']
    made.forEach((element, index) => {
      element.setAttribute(element.tagName === 'LINK' ? 'href' : 'src', addresses[index] ?? '')
      document.body.append(element)
      element.dispatchEvent(new Event('error'))
      element.remove()
    })
    expect(errors).toEqual([
      'img did not load: http://localhost/a.png',
      'script did not load: http://localhost/b.js',
      'link did not load: http://localhost/c.css',
    ])
  })

  it('R-134 reports an element without an address, and an event without an element, as far as it is known', () => {
    const image = document.createElement('img')
    document.body.append(image)
    image.dispatchEvent(new Event('error'))
    image.remove()
    window.dispatchEvent(new Event('error'))
    expect(errors).toEqual(['img did not load: ', ' did not load: '])
  })

  it('R-134 reports an unhandled rejection with its reason', () => {
    const reason = new Error('lost')
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
    expect(rejections).toEqual([reason])
  })
})

describe('a mini-program', () => {
  it('R-134 reports the errors of the host', () => {
    const reason = new Error('lost')
    mockHost.onError = (tell: (message: string) => void) => tell('Error: broken\n at app.js')
    mockHost.onUnhandledRejection = (tell: (event: { reason: unknown }) => void) => tell({ reason })
    watchMini(listener)
    expect([errors, rejections]).toEqual([['Error: broken\n at app.js'], [reason]])
  })

  it('starts on a host that has neither event', () => {
    mockHost.onError = undefined
    mockHost.onUnhandledRejection = undefined
    expect(() => watchMini(listener)).not.toThrow()
  })
})
