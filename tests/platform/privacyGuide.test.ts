import type { GuideQuestion, PrivacyGuidePort } from '@/platform/privacy/privacyGuidePort'

type Listener = (resolve: (answer: object) => void, info: { referrer: string }) => void

const mockTaro: { onNeedPrivacyAuthorization?: (listener: Listener) => void; openPrivacyContract: jest.Mock } = {
  openPrivacyContract: jest.fn(),
}
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: mockTaro }))

type Module = { privacyGuide: PrivacyGuidePort }
const { privacyGuide: wechat } = jest.requireActual<Module>('../../src/platform/privacy/privacyGuide.weapp.ts')
const { privacyGuide: others } = jest.requireActual<Module>('../../src/platform/privacy/privacyGuide.ts')

let listener: Listener | undefined
beforeEach(() => {
  listener = undefined
  mockTaro.onNeedPrivacyAuthorization = (next) => {
    listener = next
  }
})

describe('the privacy guide of WeChat', () => {
  it('is asked for by its own question, and answered as WeChat calls it; the button that agreed is named', () => {
    const questions: GuideQuestion[] = []
    wechat.watch((question) => questions.push(question))
    const resolve = jest.fn()
    listener?.(resolve, { referrer: 'chooseMedia' })
    for (const answer of ['shown', 'refused', 'agreed'] as const) questions[0]?.(answer)
    expect(resolve.mock.calls).toEqual([
      [{ event: 'exposureAuthorization' }],
      [{ event: 'disagree' }],
      [{ event: 'agree', buttonId: 'agree-btn' }],
    ])
  })

  it('is not asked for by a version of WeChat that has no such question', () => {
    mockTaro.onNeedPrivacyAuthorization = undefined
    const ask = jest.fn()
    expect(() => wechat.watch(ask)).not.toThrow()
    expect(ask).not.toHaveBeenCalled()
  })

  it.each([
    ['success', true],
    ['fail', false],
  ] as const)('opens its text: %s', async (end, isOpen) => {
    mockTaro.openPrivacyContract.mockImplementation((options: Record<typeof end, () => void>) => options[end]())
    expect(await wechat.open()).toBe(isOpen)
  })
})

it('other hosts ask by themselves', async () => {
  const ask = jest.fn()
  others.watch(ask)
  expect([listener, await others.open()]).toEqual([undefined, false])
})
