import type { ChoosePhotoPort } from '@/platform/media/choosePhotoPort'

/** Answers by its callbacks alone, as the host does. */
const mockMedia = jest.fn()
const mockChooseMedia = ({ success, fail, ...options }: { success(a: object): void; fail(a: object): void }) =>
  void mockMedia(options).then(success, fail)
const mockImage = jest.fn()
const mockInfo = jest.fn()
const mockSetting = jest.fn()
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    chooseMedia: (options: Parameters<typeof mockChooseMedia>[0]) => mockChooseMedia(options),
    chooseImage: (options: object) => mockImage(options),
    getImageInfo: (options: object) => mockInfo(options),
    openSetting: () => mockSetting(),
  },
}))

type Port = { choosePhoto: ChoosePhotoPort }
const mini = jest.requireActual<Port>('../../src/platform/media/choosePhoto.ts').choosePhoto
const alipay = jest.requireActual<Port>('../../src/platform/media/choosePhoto.alipay.ts').choosePhoto

beforeEach(() => {
  jest.resetAllMocks()
  mockInfo.mockResolvedValue({ width: 1600, height: 1000, type: 'JPEG', path: 'tmp/a' })
})

describe('a photo on WeChat and Douyin', () => {
  it.each(['camera', 'album'] as const)(
    'is one original picture from the %s, with what the host knows of it',
    async (source) => {
      mockMedia.mockResolvedValue({ tempFiles: [{ tempFilePath: 'tmp/a', size: 90_000 }] })
      expect(await mini.choose(source)).toEqual({
        kind: 'chosen',
        photo: { file: { path: 'tmp/a' }, size: 90_000, type: 'jpeg', width: 1600, height: 1000 },
      })
      expect(mockMedia.mock.calls).toEqual([
        [{ count: 1, mediaType: ['image'], sourceType: [source], sizeType: ['original'] }],
      ])
      expect(mockInfo).toHaveBeenCalledWith({ src: 'tmp/a' })
    },
  )

  it.each([
    ['chooseMedia:fail cancel', 'cancelled'],
    ['chooseMedia:fail auth deny', 'denied'],
    ['chooseMedia:fail:auth denied', 'denied'],
    ['chooseMedia:fail authorize no response', 'denied'],
    ['chooseMedia:fail system permission denied', 'denied'],
    ['chooseMedia:fail privacy permission is not authorized', 'unagreed'],
    ['chooseMedia:fail file not found', 'failed'],
  ])('that the host does not give, “%s”, is %s', async (errMsg, kind) => {
    mockMedia.mockRejectedValue({ errMsg })
    expect(await mini.choose('camera')).toEqual({ kind })
  })

  it('that the host names no file of is cancelled', async () => {
    mockMedia.mockResolvedValue({ tempFiles: [] })
    expect(await mini.choose('album')).toEqual({ kind: 'cancelled' })
  })

  it('U6 that the host cannot draw has no type and no size in pixels', async () => {
    mockMedia.mockResolvedValue({ tempFiles: [{ tempFilePath: 'tmp/page.png', size: 90 }] })
    mockInfo.mockRejectedValue({ errMsg: 'getImageInfo:fail' })
    expect(await mini.choose('album')).toEqual({
      kind: 'chosen',
      photo: { file: { path: 'tmp/page.png' }, size: 90, type: '', width: 0, height: 0 },
    })
  })

  it('has the type of its path where an older version of the host tells none', async () => {
    mockMedia.mockResolvedValue({ tempFiles: [{ tempFilePath: 'tmp/a.PNG', size: 90 }] })
    mockInfo.mockResolvedValue({ width: 10, height: 20 })
    expect(await mini.choose('album')).toMatchObject({ photo: { type: 'png', width: 10, height: 20 } })
  })
})

describe('a photo on Alipay', () => {
  it('is chosen by `chooseImage`, and its size may be unknown', async () => {
    mockImage.mockResolvedValue({ tempFilePaths: ['tmp/b'] })
    expect(await alipay.choose('camera')).toEqual({
      kind: 'chosen',
      photo: { file: { path: 'tmp/b' }, size: undefined, type: 'jpeg', width: 1600, height: 1000 },
    })
    expect(mockImage.mock.calls).toEqual([[{ count: 1, sourceType: ['camera'], sizeType: ['original'] }]])
    mockImage.mockResolvedValue({ tempFilePaths: ['tmp/b'], tempFiles: [{ path: 'tmp/b', size: 7 }] })
    expect(await alipay.choose('album')).toMatchObject({ photo: { size: 7 } })
  })

  it.each([
    [{ error: 11, errorMessage: '用户取消操作' }, 'cancelled'],
    [{ error: 2001, errorMessage: '' }, 'denied'],
    [{ error: 2002, errorMessage: '' }, 'denied'],
    [{ error: 15, errorMessage: '没有相册权限' }, 'denied'],
    [{ error: 3, errorMessage: 'unknown' }, 'failed'],
    [undefined, 'failed'],
  ])('that the host does not give, %j, is %s', async (error, kind) => {
    mockImage.mockRejectedValue(error)
    expect(await alipay.choose('camera')).toEqual({ kind })
  })
})

describe.each([
  ['WeChat and Douyin', mini],
  ['Alipay', alipay],
])('the permissions of the app on %s', (_host, port) => {
  it.each([
    [{ 'scope.camera': true }, true],
    [{ 'scope.camera': false }, false],
    [{ camera: false }, false],
    [{ camera: true }, true],
    // The camera has not been asked for yet.
    [{}, true],
  ])('are opened, and after %j the camera is allowed: %s', async (authSetting, isAllowed) => {
    mockSetting.mockResolvedValue({ authSetting })
    expect(await port.openSettings?.()).toBe(isAllowed)
  })

  it('that the host does not open leave the camera refused', async () => {
    mockSetting.mockRejectedValue({ errMsg: 'openSetting:fail' })
    expect(await port.openSettings?.()).toBe(false)
  })
})
