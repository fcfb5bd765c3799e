/** A host's page stack. Use: `jest.mock('@tarojs/taro', () => require('./fakeNavigation').taroModule)`. */

interface FakePage {
  route: string
  options: Record<string, string>
}

export let stack: FakePage[] = []
export const moves: string[] = []
/** Titles that pages have set on the host. */
export const titles: string[] = []

/** Puts pages on the stack by their addresses; the last one is in front. */
export function openPages(...addresses: string[]): void {
  moves.length = 0
  titles.length = 0
  stack = addresses.map((address) => {
    const [route = '', query = ''] = address.split('?')
    return { route, options: Object.fromEntries(new URLSearchParams(query)) }
  })
}

const move =
  (name: string) =>
  ({ url }: { url: string }) => {
    moves.push(`${name} ${url}`)
    return Promise.resolve()
  }

const host = {
  getCurrentPages: () => stack,
  navigateTo: move('navigateTo'),
  redirectTo: move('redirectTo'),
  switchTab: move('switchTab'),
  navigateBack: () => {
    moves.push('navigateBack')
    return Promise.resolve()
  },
  setNavigationBarTitle: ({ title }: { title: string }) => {
    titles.push(title)
    return Promise.resolve()
  },
  showToast: ({ title, duration }: { title: string; duration: number }) => {
    moves.push(`toast ${duration} ${title}`)
    return Promise.resolve()
  },
  setTabBarItem: ({ index, text }: { index: number; text: string }) => {
    moves.push(`tab ${index} ${text}`)
    return Promise.resolve()
  },
  showTabBar: () => {
    moves.push('tabs are there')
    return Promise.resolve()
  },
  hideTabBar: () => {
    moves.push('tabs are away')
    return Promise.resolve()
  },
  previewImage: ({ urls, current }: { urls: string[]; current: string }) => {
    moves.push(`preview ${current} of ${urls.length}`)
    return Promise.resolve()
  },
}

export const taroModule = { __esModule: true, default: host }
