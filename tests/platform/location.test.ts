import type { LocationPort, Place } from '@/platform/host/locationPort'

const place: Place = { name: 'Tower', address: '1 Road', latitude: 31.2, longitude: 121.4 }

const mockChoose = jest.fn()
const mockOpen = jest.fn()
const mockSettings = jest.fn()
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    chooseLocation: (options: object) => mockChoose(options),
    openSetting: () => mockSettings(),
    openLocation: (options: object) => mockOpen(options),
  },
}))

const { location: mini } = jest.requireActual<{ location: LocationPort }>('../../src/platform/host/location.ts')
const { location: h5 } = jest.requireActual<{ location: LocationPort }>('../../src/platform/host/location.h5.ts')

const openPage = jest.fn()
beforeEach(() => jest.resetAllMocks())

describe('R-07 the map of a mini-program', () => {
  it('gives the chosen place with coordinates as numbers, which some hosts give as texts', async () => {
    mockChoose.mockResolvedValue({ ...place, latitude: '31.2', longitude: '121.4', errMsg: 'chooseLocation:ok' })
    expect(await mini.choose(openPage)).toEqual({ kind: 'chosen', place })
    expect(mockChoose).toHaveBeenCalledWith({})
    expect(openPage).not.toHaveBeenCalled()
  })

  it.each([
    ['cancelled', { errMsg: 'chooseLocation:fail cancel' }],
    ['cancelled', { error: 11, errorMessage: 'closed' }],
    ['denied', { errMsg: 'chooseLocation:fail auth deny' }],
    ['denied', { error: 2001, errorMessage: '' }],
    ['unagreed', { errno: 104, errMsg: 'chooseLocation:fail' }],
    ['failed', { errMsg: 'chooseLocation:fail system error' }],
  ])('gives no place, and says that the choice was %s by %j', async (kind, error) => {
    mockChoose.mockRejectedValue(error)
    expect(await mini.choose(openPage)).toEqual({ kind })
  })

  it.each([
    [true, { 'scope.userLocation': true }],
    [false, { 'scope.userLocation': false }],
    [true, {}],
  ])('can be allowed in the settings of the host: %s for %j', async (isAllowed, authSetting) => {
    mockSettings.mockResolvedValue({ authSetting })
    expect(await mini.openSettings?.()).toBe(isAllowed)
  })

  it.each([
    ['shows', () => Promise.resolve()],
    ['refuses', () => Promise.reject(new Error('refused'))],
  ])('is asked to show a place, and opens no page of ours where it %s it', async (_name, open) => {
    mockOpen.mockImplementation(open)
    mini.show(place, openPage)
    await Promise.resolve()
    expect(mockOpen.mock.calls).toEqual([[place]])
    expect(openPage).not.toHaveBeenCalled()
  })

  it('needs no answer of a page', () => {
    expect(() => mini.answer(place)).not.toThrow()
  })
})

describe('R-07 our own map pages in a browser', () => {
  it('give the place that was chosen on them', async () => {
    const chosen = h5.choose(openPage)
    expect(openPage).toHaveBeenCalledTimes(1)
    h5.answer(place)
    expect(await chosen).toEqual({ kind: 'chosen', place })
  })

  it('give no place when they were left', async () => {
    const chosen = h5.choose(openPage)
    h5.answer(undefined)
    expect(await chosen).toEqual({ kind: 'cancelled' })
  })

  it('end an earlier choice without a place when another one begins', async () => {
    const first = h5.choose(openPage)
    const second = h5.choose(openPage)
    h5.answer(place)
    expect(await first).toEqual({ kind: 'cancelled' })
    expect(await second).toEqual({ kind: 'chosen', place })
  })

  it('may answer when no caller waits', () => {
    h5.answer(undefined)
    expect(() => h5.answer(place)).not.toThrow()
  })

  it('show a place', () => {
    h5.show(place, openPage)
    expect(openPage).toHaveBeenCalledTimes(1)
    expect(mockOpen).not.toHaveBeenCalled()
  })
})
