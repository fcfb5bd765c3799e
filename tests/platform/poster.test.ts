import type { FileOfCanvas, HostCanvas } from '@/platform/media/canvasFilePort'
import type { Drawing, PosterPort } from '@/platform/media/posterPort'

const mockHost: Record<string, jest.Mock> = {
  saveImageToPhotosAlbum: jest.fn(),
  openSetting: jest.fn(),
  canvasToTempFilePath: jest.fn(),
  writeFile: jest.fn(),
  exec: jest.fn(),
}
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    env: { USER_DATA_PATH: 'http://usr' },
    nextTick: (run: () => void) => run(),
    createSelectorQuery: () => ({ select: () => ({ node: () => ({ exec: mockHost.exec }) }) }),
    saveImageToPhotosAlbum: (options: object) => mockHost.saveImageToPhotosAlbum?.(options),
    openSetting: () => mockHost.openSetting?.(),
    canvasToTempFilePath: (options: object) => mockHost.canvasToTempFilePath?.(options),
    getFileSystemManager: () => ({ writeFile: mockHost.writeFile }),
  },
}))
jest.mock('@/platform/media/canvasFile', () => ({ fileOfCanvas: jest.fn(async () => 'http://tmp/1.png') }))

const { poster } = jest.requireActual<{ poster: PosterPort }>('../../src/platform/media/poster.ts')
const fileBy = (file: string) =>
  jest.requireActual<{ fileOfCanvas: FileOfCanvas }>(`../../src/platform/media/${file}`).fileOfCanvas

const drawing: Drawing = {
  width: 75,
  height: 118,
  parts: [{ kind: 'picture', x: 0, y: 0, width: 9, height: 9, src: 'a.png', needed: true }],
}

/** A canvas whose pictures load, fail, or do neither. */
function canvasWith(ends: 'load' | 'fail' | 'nothing'): HostCanvas {
  const context = new Proxy({}, { get: () => () => ({ addColorStop: () => undefined }), set: () => true })
  return {
    width: 0,
    height: 0,
    getContext: () => context as CanvasRenderingContext2D,
    toDataURL: () => 'data:image/png;base64,QUJD',
    createImage: () => {
      const picture = { onload: () => undefined, onerror: () => undefined, src: '' }
      setTimeout(() => ends !== 'nothing' && picture[ends === 'load' ? 'onload' : 'onerror']())
      return picture as unknown as HTMLImageElement
    },
  }
}

const answerCanvas = (found: unknown) =>
  mockHost.exec?.mockImplementation((done: (found: unknown) => void) => done(found))

beforeEach(() => jest.resetAllMocks())

describe('a drawing in a mini-program', () => {
  it('R-113 is drawn on the canvas of the page, in its own size', async () => {
    const { fileOfCanvas } = jest.requireMock<{ fileOfCanvas: jest.Mock }>('@/platform/media/canvasFile')
    fileOfCanvas.mockResolvedValue('http://tmp/1.png')
    const node = canvasWith('load')
    answerCanvas([{ node }])
    expect(await poster.draw(drawing)).toBe('http://tmp/1.png')
    expect([node.width, node.height]).toEqual([75, 118])
  })

  it.each([
    ['the host has no such canvas', [null], 'load'],
    ['an older host answers no canvas', [{}], 'load'],
    ['a needed picture does not load', undefined, 'fail'],
  ] as const)('is none where %s', async (_, answer, ends) => {
    answerCanvas(answer ?? [{ node: canvasWith(ends) }])
    expect(await poster.draw(drawing)).toBeUndefined()
  })

  it.each([
    ['the canvas', () => undefined],
    ['a picture', () => answerCanvas([{ node: canvasWith('nothing') }])],
  ])('is given up where the host never answers with %s', async (_, prepare) => {
    jest.useFakeTimers()
    prepare()
    const drawn = poster.draw(drawing)
    await jest.advanceTimersByTimeAsync(8_000)
    expect(await drawn).toBeUndefined()
    jest.useRealTimers()
  })
})

describe('saving it into the album', () => {
  it('gives the host its file', async () => {
    mockHost.saveImageToPhotosAlbum?.mockResolvedValue({})
    expect([poster.way, await poster.save('http://tmp/1.png')]).toEqual(['album', 'saved'])
    expect(mockHost.saveImageToPhotosAlbum?.mock.calls).toEqual([[{ filePath: 'http://tmp/1.png' }]])
  })

  it.each([
    [{ errMsg: 'saveImageToPhotosAlbum:fail cancel' }, 'cancelled'],
    [{ errMsg: 'saveImageToPhotosAlbum:fail auth deny' }, 'denied'],
    [{ errMsg: 'saveImageToPhotosAlbum:fail privacy permission is not authorized' }, 'unagreed'],
    [{ error: 2001, errorMessage: '用户拒绝授权' }, 'denied'],
    [{ errMsg: 'saveImageToPhotosAlbum:fail invalid file type' }, 'failed'],
    [undefined, 'failed'],
  ])('that ends with %j is %s', async (error, end) => {
    mockHost.saveImageToPhotosAlbum?.mockRejectedValue(error)
    expect(await poster.save('http://tmp/1.png')).toBe(end)
  })

  it.each([
    [{ 'scope.writePhotosAlbum': true }, true],
    [{ 'scope.writePhotosAlbum': false }, false],
    [{ 'scope.album': false }, false],
    [{ album: false, camera: true }, false],
    [{}, true],
  ])('after the settings say %j is allowed: %s', async (authSetting, isAllowed) => {
    mockHost.openSetting?.mockResolvedValue({ authSetting })
    expect(await poster.openSettings?.()).toBe(isAllowed)
  })

  it('is not allowed where the host opens no settings', async () => {
    mockHost.openSetting?.mockRejectedValue({ errMsg: 'openSetting:fail' })
    expect(await poster.openSettings?.()).toBe(false)
  })
})

describe('the file of a canvas', () => {
  interface Answers {
    success(answer: object): void
    fail(error: object): void
  }

  it('is made by WeChat from the canvas, in its own size', async () => {
    mockHost.canvasToTempFilePath?.mockImplementation(({ success }: Answers) => success({ tempFilePath: 'tmp/1' }))
    const canvas = { ...canvasWith('load'), width: 75, height: 118 }
    expect(await fileBy('canvasFile.ts')(canvas)).toBe('tmp/1')
    expect(mockHost.canvasToTempFilePath?.mock.calls[0]?.[0]).toMatchObject({
      canvas,
      destWidth: 75,
      destHeight: 118,
    })
    mockHost.canvasToTempFilePath?.mockImplementation(({ fail }: Answers) => fail({ errMsg: 'fail' }))
    await expect(fileBy('canvasFile.ts')(canvas)).rejects.toEqual({ errMsg: 'fail' })
  })

  it('is made by the canvas on Alipay, and an older version has none', async () => {
    const canvas: HostCanvas = {
      ...canvasWith('load'),
      toTempFilePath: ({ success }) => success({ apFilePath: 'tmp/2' }),
    }
    expect(await fileBy('canvasFile.alipay.ts')(canvas)).toBe('tmp/2')
    await expect(fileBy('canvasFile.alipay.ts')(canvasWith('load'))).rejects.toThrow()
  })

  it('is written from the picture’s text on Douyin', async () => {
    mockHost.writeFile?.mockImplementation(({ success }: Answers) => success({}))
    const file = await fileBy('canvasFile.tt.ts')(canvasWith('load'))
    expect(file).toMatch(/^http:\/\/usr\/.+\.png$/)
    expect(mockHost.writeFile?.mock.calls[0]?.[0]).toMatchObject({ filePath: file, data: 'QUJD', encoding: 'base64' })
  })
})
