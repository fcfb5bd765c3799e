import type { PreviewPictures } from '@/platform/media/ports'

const mockPreview = jest.fn()
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { previewImage: (options: object) => mockPreview(options) },
}))

interface Port {
  previewPictures: PreviewPictures
}
const { previewPictures: mini } = jest.requireActual<Port>('../../src/platform/media/preview.ts')
const { previewPictures: h5 } = jest.requireActual<Port>('../../src/platform/media/preview.h5.ts')

const urls = ['https://a.example/1.png', 'https://a.example/2.png'] as const
const openPage = jest.fn()

it.each([
  ['shows', () => Promise.resolve()],
  ['refuses', () => Promise.reject(new Error('refused'))],
])('R-07 a mini-program %s pictures in its own viewer', async (_name, show) => {
  mockPreview.mockImplementation(show)
  mini(urls, urls[1], openPage)
  await new Promise((resolve) => setTimeout(resolve))
  expect(mockPreview.mock.calls).toEqual([[{ urls: [...urls], current: urls[1] }]])
  expect(openPage).not.toHaveBeenCalled()
})

it('R-07 a browser shows pictures on our own page', () => {
  h5(urls, urls[1], openPage)
  expect(openPage).toHaveBeenCalledTimes(1)
  expect(mockPreview).not.toHaveBeenCalled()
})
