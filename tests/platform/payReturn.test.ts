import type { OnPayReturn } from '@/platform/pay/ports'

const { onPayReturn: inBrowser } = jest.requireActual<{ onPayReturn: OnPayReturn }>(
  '../../src/platform/pay/payReturn.h5.ts',
)
const { onPayReturn: inMini } = jest.requireActual<{ onPayReturn: OnPayReturn }>('../../src/platform/pay/payReturn.ts')

const isBack = jest.fn()
beforeEach(() => {
  isBack.mockReset()
  Object.assign(globalThis, { window: new EventTarget() })
})
afterEach(() => Reflect.deleteProperty(globalThis, 'window'))

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

describe('the return from a provider', () => {
  it('P9 is told when Back restores the page from the cache of the browser, each time', () => {
    inBrowser(isBack)
    show(true)
    expect(isBack).toHaveBeenCalledTimes(1)
    show(true)
    expect(isBack).toHaveBeenCalledTimes(2)
  })

  it('P9 is not told for a page that is loaded, which queries by itself', () => {
    inBrowser(isBack)
    show(false)
    expect(isBack).not.toHaveBeenCalled()
  })

  it('P9 is no longer told once the screen has stopped listening', () => {
    const stop = inBrowser(isBack)
    stop()
    show(true)
    expect(isBack).not.toHaveBeenCalled()
  })

  it('does not exist in a mini-program, which stays open', () => {
    const stop = inMini(isBack)
    expect(stop()).toBeUndefined()
    expect(isBack).not.toHaveBeenCalled()
  })
})
