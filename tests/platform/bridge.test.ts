/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */
import { findBridge as inBrowser } from '../../src/platform/host/bridge.h5'

const inMiniProgram = jest.requireActual('../../src/platform/host/bridge.ts').findBridge as typeof inBrowser
const native = window as unknown as Record<string, unknown>
const said: string[] = []

afterEach(() => {
  delete native.XbtAndroid
  delete native.webkit
  delete native.onXbtMessage
  said.length = 0
})

/** A message channel that, like Android's, refuses a call that is not made as its method. */
const mailbox = () => {
  const box = {
    postMessage(json: string) {
      if (this !== box) throw new TypeError('called on another object')
      said.push(json)
    },
  }
  return box
}

describe('the bridge of a browser', () => {
  it.each([
    ['Android', () => ({ XbtAndroid: mailbox() })],
    ['iOS', () => ({ webkit: { messageHandlers: { xbt: mailbox() } } })],
  ])('R-120 D-14 sends messages to %s and receives its messages', (_os, make) => {
    Object.assign(native, make())
    const bridge = inBrowser()
    bridge?.post('{"a":1}')
    expect(said).toEqual(['{"a":1}'])
    const heard: unknown[] = []
    bridge?.listen((message) => heard.push(message))
    ;(native.onXbtMessage as (json: string) => void)('{"b":2}')
    expect(heard).toEqual(['{"b":2}'])
  })

  it.each([
    {},
    { XbtAndroid: {} },
    { XbtAndroid: { postMessage: 'text' } },
    { webkit: {} },
    { webkit: { messageHandlers: {} } },
    { webkit: { messageHandlers: { other: { postMessage: () => undefined } } } },
  ])('R-122 there is no bridge in a window with %j', (objects) => {
    Object.assign(native, objects)
    expect(inBrowser()).toBeUndefined()
    expect(native.onXbtMessage).toBeUndefined()
  })

  it('S4 window messages of any origin are ignored', () => {
    Object.assign(native, { XbtAndroid: mailbox() })
    const heard: unknown[] = []
    inBrowser()?.listen((message) => heard.push(message))
    const data = '{"id":"","type":"resume","header":{"code":1}}'
    for (const origin of ['https://evil.com', window.location.origin])
      window.dispatchEvent(new MessageEvent('message', { data, origin }))
    expect(heard).toEqual([])
    ;(native.onXbtMessage as (json: string) => void)(data)
    expect(heard).toEqual([data])
  })
})

it('R-122 a mini-program has no bridge', () => {
  Object.assign(native, { XbtAndroid: mailbox() })
  expect(inMiniProgram()).toBeUndefined()
})
