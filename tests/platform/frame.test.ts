import type { FrameRoom } from '@/platform/host/framePort'

interface Frame {
  windowTop: string
  frameRoom(): FrameRoom
  drawsBack: boolean
}

/** The host's screen; without `getMenuButtonBoundingClientRect` it has no capsule. */
let mockHost: { getSystemInfoSync: jest.Mock; getMenuButtonBoundingClientRect?: jest.Mock }
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  get default() {
    return mockHost
  },
}))

/** A launch on a host with this screen and capsule: the port measures once a launch. */
function launched(suffix: '' | '.alipay' | '.h5', info: object, capsule?: object | null): Frame {
  mockHost = { getSystemInfoSync: jest.fn(() => info) }
  if (capsule !== undefined) mockHost.getMenuButtonBoundingClientRect = jest.fn(() => capsule)
  let frame: Frame | undefined
  jest.isolateModules(() => {
    frame = jest.requireActual<Frame>(`../../src/platform/host/frame${suffix}.ts`)
  })
  return frame as Frame
}

const screen = { statusBarHeight: 44, windowWidth: 375 }

describe('the top of a page', () => {
  it.each(['', '.alipay'] as const)('is the top of the window in a mini-program (frame%s)', (suffix) => {
    expect(launched(suffix, screen).windowTop).toBe('0px')
  })

  it('has a bar that is centred on the capsule, and leaves the capsule free', () => {
    const capsule = { top: 51, height: 32, left: 281 }
    expect(launched('', screen, capsule).frameRoom()).toEqual({
      top: '44px',
      bar: 46,
      height: '90px',
      right: 94,
      left: 0,
    })
  })

  it('has a bar of at least 40 px', () => {
    const capsule = { top: 45, height: 30, left: 281 }
    expect(launched('', screen, capsule).frameRoom().bar).toBe(40)
  })

  it.each([
    ['cannot measure its capsule', undefined],
    ['answers nothing', null],
    ['answers that the capsule is nowhere', { top: 0, height: 0, left: 0 }],
  ])('has a bar of 44 px over the whole width where the host %s', (_name, capsule) => {
    expect(launched('', screen, capsule).frameRoom()).toEqual({
      top: '44px',
      bar: 44,
      height: '88px',
      right: 0,
      left: 0,
    })
  })

  it('leaves room for the back button and the capsule of Alipay', () => {
    expect(launched('.alipay', screen).frameRoom()).toEqual({
      top: '44px',
      bar: 48,
      height: '92px',
      right: 100,
      left: 44,
    })
  })

  it('D-26 is all the page’s in a browser, under a notch', () => {
    const top = 'env(safe-area-inset-top, 0px)'
    expect(launched('.h5', screen).frameRoom()).toEqual({
      top,
      bar: 44,
      height: `calc(${top} + 44px)`,
      right: 0,
      left: 0,
    })
  })

  it.each(['', '.alipay'] as const)('frame%s: has a status bar of 20 px where the host does not say', (suffix) => {
    expect(launched(suffix, { windowWidth: 375 }).frameRoom().top).toBe('20px')
  })

  it.each(['', '.alipay'] as const)('frame%s: is measured once, since measuring blocks the page', (suffix) => {
    const { frameRoom } = launched(suffix, screen)
    expect(mockHost.getSystemInfoSync).not.toHaveBeenCalled()
    expect(frameRoom()).toEqual(frameRoom())
    expect(mockHost.getSystemInfoSync).toHaveBeenCalledTimes(1)
  })

  it('has a back button of its own, except on Alipay, which draws one', () => {
    const draws = (['', '.alipay', '.h5'] as const).map((suffix) => launched(suffix, screen).drawsBack)
    expect(draws).toEqual([true, false, true])
  })
})
