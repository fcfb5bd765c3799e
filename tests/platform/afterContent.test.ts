/** @jest-environment ./tests/fixtures/jsdomEnvironment.cjs */

type AfterContent = typeof import('../../src/platform/page/afterContent')

const idle: (() => void)[] = []
let app: AfterContent
const done = jest.fn()

/** A launch of the app, in a browser that tells when it is idle or in one that does not. */
function launch(tellsIdle: boolean): void {
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) })
  if (!tellsIdle) Reflect.deleteProperty(window, 'requestIdleCallback')
  jest.isolateModules(() => {
    app = jest.requireActual('../../src/platform/page/afterContent')
  })
}

beforeEach(() => {
  jest.useFakeTimers()
  idle.length = 0
  done.mockReset()
})
afterEach(() => jest.useRealTimers())

describe('what no screen waits for', () => {
  it('starts when the page is idle after its first content, in the order in which it was asked for', () => {
    launch(true)
    const order: string[] = []
    app.afterContent(() => order.push('first'))
    app.afterContent(() => order.push('second'))
    jest.advanceTimersByTime(500)
    expect(idle).toHaveLength(0)
    app.contentShown()
    app.contentShown()
    jest.advanceTimersByTime(1000)
    expect([idle.length, order]).toEqual([1, []])
    idle[0]?.()
    expect(order).toEqual(['first', 'second'])
  })

  it('starts soon after the first content in a browser that does not tell when it is idle', () => {
    launch(false)
    app.afterContent(done)
    app.contentShown()
    jest.advanceTimersByTime(1000)
    expect(done).not.toHaveBeenCalled()
    jest.advanceTimersByTime(300)
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('starts after six seconds where no screen has shown content, and only once', () => {
    launch(true)
    app.afterContent(done)
    jest.advanceTimersByTime(5999)
    expect(done).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(done).toHaveBeenCalledTimes(1)
    app.contentShown()
    jest.advanceTimersByTime(1000)
    for (const run of idle) run()
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('starts six seconds after the first request where several wait', () => {
    launch(true)
    app.afterContent(done)
    jest.advanceTimersByTime(3000)
    app.afterContent(done)
    jest.advanceTimersByTime(3000)
    expect(done).toHaveBeenCalledTimes(2)
    jest.advanceTimersByTime(6000)
    expect(done).toHaveBeenCalledTimes(2)
  })

  it('starts at once later on', () => {
    launch(false)
    app.contentShown()
    jest.advanceTimersByTime(1300)
    app.afterContent(done)
    expect(done).toHaveBeenCalledTimes(1)
  })
})
