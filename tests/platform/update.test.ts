import type { OfferUpdate } from '@/platform/host/ports'

let isReady: (() => Promise<void>) | undefined
let mockAnswer = { confirm: true }
const mockManager = {
  onUpdateReady(tell: () => Promise<void>) {
    isReady = tell
  },
  applyUpdate: jest.fn(),
}
const mockHost = {
  getUpdateManager: (() => mockManager) as (() => typeof mockManager | undefined) | undefined,
  showModal: jest.fn(async (_options: object) => mockAnswer),
}
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: mockHost }))

const { offerUpdate } = jest.requireActual<{ offerUpdate: OfferUpdate }>('../../src/platform/host/update.ts')
const inBrowser = jest.requireActual<{ offerUpdate: OfferUpdate }>('../../src/platform/host/update.h5.ts').offerUpdate

let language = 'en'
const texts = () => ({ title: `${language} title`, text: `${language} text` })

beforeEach(() => {
  isReady = undefined
  mockAnswer = { confirm: true }
  mockHost.getUpdateManager = () => mockManager
})

describe('a newer version of a mini-program', () => {
  it('is offered once it is downloaded, in the language of that moment', async () => {
    language = 'en'
    offerUpdate(texts)
    expect(mockHost.showModal).not.toHaveBeenCalled()
    language = 'zh'
    await isReady?.()
    expect(mockHost.showModal.mock.calls).toEqual([[{ title: 'zh title', content: 'zh text' }]])
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('is started when the customer agrees, and not otherwise: %s', async (confirm, times) => {
    mockAnswer = { confirm }
    offerUpdate(texts)
    await isReady?.()
    expect(mockManager.applyUpdate).toHaveBeenCalledTimes(times)
  })

  it.each([
    ['has no update manager', () => undefined],
    ['has no such call', undefined],
  ])('is not offered where the host %s', (_name, getUpdateManager) => {
    mockHost.getUpdateManager = getUpdateManager
    expect(() => offerUpdate(texts)).not.toThrow()
    expect(isReady).toBeUndefined()
  })
})

it('a browser is offered no update', () => {
  inBrowser(texts)
  expect(isReady).toBeUndefined()
})
