import { openPages } from '@tests/routes/fakeNavigation'
import { InPage } from '@tests/shell/pageOf'
import { clean, draw, tap } from '@tests/ui/mounted'
import { act } from 'react'
import { guide as words } from '@/i18n/guide'
import { shell } from '@/i18n/shell'
import type { GuideAnswer, GuideQuestion } from '@/platform/privacy/privacyGuidePort'
import { routes } from '@/routes'
import { GuideNotice } from '@/shell/guide/GuideNotice'
import { guideQuestions } from '@/shell/guide/guideQuestions'

const mockToast = jest.fn()
const mockOpen = jest.fn<Promise<boolean>, []>()
jest.mock('@/platform/page/toast', () => ({ toast: (text: string) => mockToast(text) }))
jest.mock('@/platform/privacy/privacyGuide', () => ({
  privacyGuide: { buttonId: 'agree-btn', watch: () => undefined, open: () => mockOpen() },
}))
// WeChat's variant, and the button of the host, which H5 does not have.
jest.mock('@/shell/guide/GuideNotice', () => jest.requireActual('@/shell/guide/GuideNotice.weapp'))
jest.mock('@tarojs/components', () => ({
  ...jest.requireActual('@tarojs/components'),
  Button: jest.requireActual('@tarojs/components/lib/react').Button,
}))

let box: HTMLElement
const told: string[] = []

/** A call of the app that waits, by its name. */
const call =
  (name: string): GuideQuestion =>
  (answer: GuideAnswer) =>
    void told.push(`${name} ${answer}`)
const ask = (name: string) => act(() => guideQuestions.ask(call(name)))
const notice = () => box.querySelector('#guide-notice')
const open = (visit: 'shown' | 'hidden' = 'shown') =>
  draw(
    <InPage route={routes.settings} visit={visit}>
      <GuideNotice />
    </InPage>,
  )

beforeEach(() => {
  openPages('center/personInfo/setUp')
  told.length = 0
  box = open()
})
afterEach(() => {
  act(() => guideQuestions.answer('refused'))
  clean()
})

describe('the question for WeChat’s privacy guide', () => {
  it('is on the screen while a call waits, with what is used, and WeChat is told that it is shown', () => {
    expect(notice()).toBeNull()
    ask('chooseMedia')
    expect(notice()?.textContent).toBe(words.title + words.text + words.link + words.agree + words.refuse)
    expect(notice()?.getAttribute('aria-modal')).toBe('true')
    expect(told).toEqual(['chooseMedia shown'])
  })

  it('is agreed to by the button of WeChat alone, for all calls that wait', () => {
    ask('chooseMedia')
    ask('setClipboardData')
    told.length = 0
    const button = box.querySelector('#agree-btn')
    expect(button?.getAttribute('open-type')).toBe('agreePrivacyAuthorization')
    tap(button)
    expect(told).toEqual([])
    act(() => void button?.dispatchEvent(new CustomEvent('agreeprivacyauthorization')))
    expect(told).toEqual(['chooseMedia agreed', 'setClipboardData agreed'])
    expect(notice()).toBeNull()
  })

  it('that is refused closes for all calls that wait, and comes again with the next call', () => {
    ask('chooseMedia')
    ask('chooseLocation')
    told.length = 0
    tap(box.querySelector('#guide-refuse'))
    expect(told).toEqual(['chooseMedia refused', 'chooseLocation refused'])
    expect(notice()).toBeNull()
    ask('chooseMedia')
    expect(notice()).not.toBeNull()
  })

  it.each([
    [true, []],
    [false, [[shell.loadFailed]]],
  ])('opens the guide by its link (%s), and stays', async (isOpen, toasts) => {
    mockOpen.mockResolvedValue(isOpen)
    ask('chooseMedia')
    tap(box.querySelector('.notice-card-link'))
    await act(async () => undefined)
    expect(mockOpen).toHaveBeenCalledTimes(1)
    expect(mockToast.mock.calls).toEqual(toasts)
    expect([notice() !== null, told]).toEqual([true, ['chooseMedia shown']])
  })

  it('is on the screen in front alone: a screen under it has none', () => {
    clean()
    box = open('hidden')
    ask('chooseMedia')
    expect([notice(), told]).toEqual([null, []])
    clean()
    box = open()
    expect([notice() !== null, told]).toEqual([true, ['chooseMedia shown']])
  })
})

it('other hosts have no such question', () => {
  const { GuideNotice: Other } = jest.requireActual('../../../src/shell/guide/GuideNotice.tsx')
  expect(Other()).toBeNull()
})
