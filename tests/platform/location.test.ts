import type { LocationPort, Place } from '@/platform/locationPort'

const place: Place = { name: 'Tower', address: '1 Road', latitude: 31.2, longitude: 121.4 }

const mockChoose = jest.fn()
const mockOpen = jest.fn()
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    chooseLocation: (options: object) => mockChoose(options),
    openLocation: (options: object) => mockOpen(options),
  },
}))

const { location: mini } = jest.requireActual<{ location: LocationPort }>('../../src/platform/location.ts')
const { location: h5 } = jest.requireActual<{ location: LocationPort }>('../../src/platform/location.h5.ts')

const openPage = jest.fn()
beforeEach(() => jest.resetAllMocks())

describe('R-07 the map of a mini-program', () => {
  it('gives the chosen place with coordinates as numbers, which some hosts give as texts', async () => {
    mockChoose.mockResolvedValue({ ...place, latitude: '31.2', longitude: '121.4', errMsg: 'chooseLocation:ok' })
    expect(await mini.choose(openPage)).toEqual(place)
    expect(mockChoose).toHaveBeenCalledWith({})
    expect(openPage).not.toHaveBeenCalled()
  })

  it('gives no place when it is closed or not permitted', async () => {
    mockChoose.mockRejectedValue({ errMsg: 'chooseLocation:fail cancel' })
    expect(await mini.choose(openPage)).toBeUndefined()
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
    expect(await chosen).toEqual(place)
  })

  it('give no place when they were left', async () => {
    const chosen = h5.choose(openPage)
    h5.answer(undefined)
    expect(await chosen).toBeUndefined()
  })

  it('end an earlier choice without a place when another one begins', async () => {
    const first = h5.choose(openPage)
    const second = h5.choose(openPage)
    h5.answer(place)
    expect(await first).toBeUndefined()
    expect(await second).toEqual(place)
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
