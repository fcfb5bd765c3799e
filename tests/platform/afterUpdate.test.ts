import type { AfterUpdate } from '@/platform/page/ports'

/** What the host calls at the end of the update that is under way. */
let mockEnds: (() => void)[] = []
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { nextTick: (then: () => void) => mockEnds.push(then) },
}))

const { afterUpdate: inBrowser } = jest.requireActual<{ afterUpdate: AfterUpdate }>(
  '../../src/platform/page/afterUpdate.h5',
)
const { afterUpdate: inMini } = jest.requireActual<{ afterUpdate: AfterUpdate }>(
  '../../src/platform/page/afterUpdate.ts',
)

const run = jest.fn()
/** The update ends: the browser paints its frame, or the host has applied the data. */
const endUpdate = () => {
  for (const end of mockEnds.splice(0)) end()
}

beforeEach(() => {
  run.mockReset()
  mockEnds = []
  jest.useFakeTimers()
  Object.assign(globalThis, {
    requestAnimationFrame: (paint: () => void) => mockEnds.push(paint),
    cancelAnimationFrame: (index: number) => mockEnds.splice(index - 1, 1),
  })
})
afterEach(() => {
  jest.useRealTimers()
  for (const name of ['requestAnimationFrame', 'cancelAnimationFrame']) Reflect.deleteProperty(globalThis, name)
})

describe.each([
  ['a browser', inBrowser, 0],
  ['a mini-program', inMini, 16],
])('what waits for the view, in %s', (_name, afterUpdate, pause) => {
  it(`runs ${pause} ms after the end of the update, once`, () => {
    afterUpdate(run)
    jest.advanceTimersByTime(1_000)
    expect(run).not.toHaveBeenCalled()
    endUpdate()
    if (pause > 0) jest.advanceTimersByTime(pause - 1)
    expect(run).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(1_000)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('does not run when it is cancelled before the end of the update', () => {
    const cancel = afterUpdate(run)
    cancel()
    endUpdate()
    jest.advanceTimersByTime(1_000)
    expect(run).not.toHaveBeenCalled()
  })

  it('does not run when it is cancelled right after the end of the update', () => {
    const cancel = afterUpdate(run)
    endUpdate()
    cancel()
    jest.advanceTimersByTime(1_000)
    expect(run).not.toHaveBeenCalled()
  })
})

it('a frame that is cancelled is not painted for', () => {
  const cancel = inBrowser(run)
  cancel()
  expect(mockEnds).toEqual([])
})
