import type { SetTabWords, ShowTabs } from '@/platform/page/ports'

const mockRefuse = () => Promise.reject(new Error('setTabBarItem:fail not TabBar page'))
const mockHost = {
  setTabBarItem: jest.fn((_item: object): Promise<void> => Promise.resolve()),
  showTabBar: jest.fn(() => Promise.resolve()),
  hideTabBar: jest.fn(() => Promise.resolve()),
}
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: mockHost }))

const { setTabWords, showTabs } = jest.requireActual<{ setTabWords: SetTabWords; showTabs: ShowTabs }>(
  '../../src/platform/page/tabBar.ts',
)

describe('the tab bar of a mini-program', () => {
  it('R-17 gets one text per tab, first tab first', () => {
    setTabWords(['Home', 'Mall', 'My'])
    expect(mockHost.setTabBarItem.mock.calls.map(([item]) => item)).toEqual([
      { index: 0, text: 'Home' },
      { index: 1, text: 'Mall' },
      { index: 2, text: 'My' },
    ])
  })

  it.each([
    [true, [1, 0]],
    [false, [0, 1]],
  ])('is shown or hidden: %s', (shown, calls) => {
    showTabs(shown)
    expect([mockHost.showTabBar.mock.calls.length, mockHost.hideTabBar.mock.calls.length]).toEqual(calls)
  })

  it('keeps its texts without an error on a page that is no tab', async () => {
    mockHost.setTabBarItem.mockImplementationOnce(mockRefuse)
    mockHost.hideTabBar.mockImplementationOnce(mockRefuse)
    setTabWords(['Home', 'Mall'])
    showTabs(false)
    // An unhandled rejection is known after the pending promises.
    await new Promise((resolve) => setTimeout(resolve))
    expect(mockHost.setTabBarItem).toHaveBeenCalledTimes(2)
  })
})
