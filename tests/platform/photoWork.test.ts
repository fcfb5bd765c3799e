import type { PhotoWorkPort } from '@/platform/media/photoWorkPort'

const mockCompress = jest.fn()
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { compressImage: (options: object) => mockCompress(options) },
}))

type Port = { photoWork: PhotoWorkPort }
const mini = jest.requireActual<Port>('../../src/platform/media/photoWork.ts').photoWork
const alipay = jest.requireActual<Port>('../../src/platform/media/photoWork.alipay.ts').photoWork

const photo = { file: { path: 'tmp/a.png' }, size: 9_000_000, type: 'png', width: 4000, height: 3000 }

beforeEach(() => jest.resetAllMocks())

describe('a picture before it is sent, on a mini-program', () => {
  it('is scaled to the wanted longer side by WeChat', async () => {
    mockCompress.mockResolvedValue({ tempFilePath: 'tmp/small.jpg' })
    expect(await mini.shrink(photo, 2000)).toEqual({
      file: { path: 'tmp/small.jpg' },
      size: undefined,
      type: 'jpeg',
      width: 2000,
      height: 1500,
    })
    expect(mockCompress).toHaveBeenCalledWith({
      src: 'tmp/a.png',
      quality: 88,
      compressedWidth: 2000,
      compressedHeight: 1500,
    })
  })

  it('is never scaled up', async () => {
    mockCompress.mockResolvedValue({ tempFilePath: 'tmp/small.jpg' })
    expect(await mini.shrink(photo, 8000)).toMatchObject({ width: 4000, height: 3000 })
  })

  it('is compressed by the arguments of Alipay there', async () => {
    mockCompress.mockResolvedValue({ apFilePaths: ['tmp/small.jpg'] })
    expect(await alipay.shrink(photo, 2000)).toEqual({ ...photo, file: { path: 'tmp/small.jpg' }, size: undefined })
    expect(mockCompress).toHaveBeenCalledWith({ apFilePaths: ['tmp/a.png'], compressLevel: 2 })
    mockCompress.mockResolvedValue({ apFilePaths: [] })
    expect(await alipay.shrink(photo, 2000)).toBe(photo)
  })

  it.each([
    ['WeChat and Douyin', mini],
    ['Alipay', alipay],
  ])('stays as it is where %s cannot do it, and its pixels are not read', async (_host, port) => {
    mockCompress.mockRejectedValue({ errMsg: 'compressImage:fail' })
    expect(await port.shrink(photo, 2000)).toBe(photo)
    expect(await port.greyOf(photo, 600)).toBeUndefined()
  })
})
