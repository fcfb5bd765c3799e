import type { BrightnessPort } from '@/platform/host/ports'

/** The screen of a phone: its brightness from 0 to 1, and whether it stays on. */
const screen = { value: 0.4, keepScreenOn: false }
const mockSet = (state: Partial<typeof screen>) => Promise.resolve(void Object.assign(screen, state))
const mockRefuse = () => Promise.reject(new Error('refused'))
const mockHost = {
  getScreenBrightness: (): Promise<{ value?: number }> => Promise.resolve({ value: screen.value }),
  setScreenBrightness: mockSet,
  setKeepScreenOn: mockSet,
}
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: mockHost }))

const { brightness: mini } = jest.requireActual<{ brightness: BrightnessPort }>('../../src/platform/host/brightness.ts')
const { brightness: h5 } = jest.requireActual<{ brightness: BrightnessPort }>(
  '../../src/platform/host/brightness.h5.ts',
)

const ordinary = { ...mockHost }
beforeEach(() => {
  Object.assign(mockHost, ordinary)
  Object.assign(screen, { value: 0.4, keepScreenOn: false })
})

describe('the brightness on a mini-program', () => {
  it('is raised to the full, with a screen that stays on, and restored', async () => {
    expect(mini.works).toBe(true)
    const restore = await mini.raise()
    expect(screen).toEqual({ value: 1, keepScreenOn: true })
    restore()
    expect(screen).toEqual({ value: 0.4, keepScreenOn: false })
  })

  it('is restored to 0 too', async () => {
    screen.value = 0
    const restore = await mini.raise()
    expect(screen.value).toBe(1)
    restore()
    expect(screen.value).toBe(0)
  })

  it.each([
    ['refuses to tell it', mockRefuse],
    ['answers without it', () => Promise.resolve({})],
  ])('is left as it is afterwards where the host %s', async (_name, tell) => {
    mockHost.getScreenBrightness = tell
    const restore = await mini.raise()
    const set = jest.spyOn(mockHost, 'setScreenBrightness')
    restore()
    expect(set).not.toHaveBeenCalled()
    expect(screen.keepScreenOn).toBe(false)
  })

  it('stays as it is, without an error, where the host refuses every call', async () => {
    Object.assign(mockHost, {
      getScreenBrightness: mockRefuse,
      setScreenBrightness: mockRefuse,
      setKeepScreenOn: mockRefuse,
    })
    const restore = await mini.raise()
    restore()
    expect(screen).toEqual({ value: 0.4, keepScreenOn: false })
  })
})

it('a browser does not change the brightness', async () => {
  expect(h5.works).toBe(false)
  const restore = await h5.raise()
  restore()
  expect(screen).toEqual({ value: 0.4, keepScreenOn: false })
})
