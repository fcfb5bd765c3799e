import type { IdleMoment } from '@/platform/page/ports'

interface Port {
  idleMoment: IdleMoment
}
const { idleMoment: mini } = jest.requireActual<Port>('../../src/platform/page/idleMoment.ts')
const { idleMoment: h5 } = jest.requireActual<Port>('../../src/platform/page/idleMoment.h5.ts')

const run = jest.fn()
const browse = (window: object) => Object.assign(globalThis, { window })

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'window')
})

it.each([
  ['a mini-program', mini, 100],
  ['a browser that does not tell when it is idle', h5, 300],
])('%s waits, and calls once', (_name, idleMoment, wait) => {
  browse({})
  idleMoment(run)
  jest.advanceTimersByTime(wait - 1)
  expect(run).not.toHaveBeenCalled()
  jest.advanceTimersByTime(60_000)
  expect(run).toHaveBeenCalledTimes(1)
})

it('a browser calls when it is idle, after two seconds at the latest', () => {
  const requestIdleCallback = jest.fn()
  browse({ requestIdleCallback })
  h5(run)
  jest.advanceTimersByTime(60_000)
  expect(run).not.toHaveBeenCalled()
  expect(requestIdleCallback.mock.calls).toEqual([[run, { timeout: 2000 }]])
})
