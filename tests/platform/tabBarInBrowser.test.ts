import { setTabWords, showTabs } from '@/platform/page/tabBar'

let listener: ((item: { index: number; text: string }) => void) | undefined
let barIsThere = true
let said = 0

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    // As in Taro: the event gets no answer until the bar listens.
    setTabBarItem: (item: { index: number; text: string }) =>
      new Promise<void>((resolve) => {
        said += 1
        if (!listener) return
        listener(item)
        resolve()
      }),
    showTabBar: () => mockShow(true),
    hideTabBar: () => mockShow(false),
  },
}))

const mockShow = (shown: boolean) =>
  new Promise<void>((resolve) => {
    if (!listener) return
    barIsThere = shown
    resolve()
  })

beforeEach(() => {
  jest.useFakeTimers()
  barIsThere = true
  listener = undefined
  said = 0
})
afterEach(() => jest.useRealTimers())

/** A bar that starts to listen, and its texts. @param heard collects every text that it is told */
function listen(heard: string[] = []): string[] {
  const words: string[] = []
  listener = ({ index, text }) => {
    heard.push(text)
    words[index] = text
  }
  return words
}

it('R-17 a tab bar that is rendered after its page still gets its texts, once', async () => {
  setTabWords(['Home', 'Mall', 'My'])
  await jest.advanceTimersByTimeAsync(950)
  const words = listen()
  await jest.advanceTimersByTimeAsync(100)
  expect(words).toEqual(['Home', 'Mall', 'My'])
  const before = said
  await jest.advanceTimersByTimeAsync(10_000)
  expect(said).toBe(before)
})

it('R-17 a tab bar that never listens is told its texts for a minute, and not longer', async () => {
  setTabWords(['Home'])
  await jest.advanceTimersByTimeAsync(59_900)
  expect(said).toBe(600)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(said).toBe(600)
})

it('R-17 texts that were replaced meanwhile are not set again', async () => {
  setTabWords(['首页', '商城', '我的'])
  await jest.advanceTimersByTimeAsync(250)
  setTabWords(['Home', 'Mall', 'My'])
  const heard: string[] = []
  const words = listen(heard)
  await jest.advanceTimersByTimeAsync(1000)
  expect(words).toEqual(['Home', 'Mall', 'My'])
  expect(heard).not.toContain('首页')
})

it('a tab bar that is rendered after its page is still hidden, with its texts', async () => {
  setTabWords(['Home', 'Mall', 'My'])
  showTabs(false)
  await jest.advanceTimersByTimeAsync(950)
  const words = listen()
  await jest.advanceTimersByTimeAsync(100)
  expect([barIsThere, words]).toEqual([false, ['Home', 'Mall', 'My']])
})

it('a tab bar that was shown again meanwhile is not hidden', async () => {
  showTabs(false)
  await jest.advanceTimersByTimeAsync(250)
  showTabs(true)
  listen()
  await jest.advanceTimersByTimeAsync(1000)
  expect(barIsThere).toBe(true)
})
