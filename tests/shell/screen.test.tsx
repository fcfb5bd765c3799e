import { moves, openPages, titles } from '@tests/routes/fakeNavigation'
import { clean, draw, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { act, type ComponentProps } from 'react'
import { setLanguage } from '@/i18n/language'
import { frameRoom } from '@/platform/host/frame'
import { ApiError } from '@/request/errors'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { AppContext } from '@/shell/AppContext'
import { FirstLoad } from '@/shell/FirstLoad'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { OnlineContext } from '@/ui/hooks/OnlineContext'
import { frame, set, state } from './fakeFrame'
import { happen } from './fakeHooks'
import { InPage } from './pageOf'

beforeEach(() => {
  set({ hasLogin: false, isLoginPaused: false, hasNativeBar: false, online: true, answer: 'accepted' })
  openPages('pages/my/index', 'center/personInfo/setUp')
})
afterEach(() => {
  clean()
  setLanguage('zh-CN')
})

function Broken(): never {
  throw new Error('a mistake of ours')
}

let breaks = false

const SettingsPage = page(routes.settings, function Settings() {
  if (breaks) throw new Error('a mistake of ours')
  return <Screen>content</Screen>
})

/** A screen on a page of its route. */
const At = ({ route, ...props }: ComponentProps<typeof Screen> & { route: Route<never> | Route }) => (
  <InPage route={route}>
    <Screen {...props} />
  </InPage>
)

const open = (screen: JSX.Element) => draw(<AppContext.Provider value={frame}>{screen}</AppContext.Provider>)

describe('the gate of a page that needs a login', () => {
  const secret = () => (
    <At route={routes.settings} popups={<i>popup</i>} footer={<b>footer</b>}>
      secret
    </At>
  )

  it('shows nothing of the page and sends the visitor to login, once', () => {
    const box = open(secret())
    expect(box.textContent).not.toMatch(/secret|popup|footer/)
    expect(moves).toEqual(['redirectTo /center/login/index?redirect=%2Fcenter%2FpersonInfo%2FsetUp'])
    set({ hasLogin: true })
    expect(box.textContent).toMatch(/secret.*footer.*popup/)
    expect(moves).toHaveLength(1)
  })

  it('leads a visitor who comes back without a login one page back', () => {
    open(secret())
    happen('hide')
    happen('show')
    expect(moves[1]).toBe('navigateBack')
  })

  it('U1 does not navigate to login when the session ends on an open page: the code that ended it does', () => {
    set({ hasLogin: true })
    const box = open(secret())
    set({ hasLogin: false })
    expect(box.textContent).not.toMatch(/secret/)
    expect(moves).toEqual([])
  })
})

describe('a programming error on one page', () => {
  it('is shown on that page with its trace id, and the navigation bar still works', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const box = open(
      <At route={routes.agreements}>
        <Broken />
      </At>,
    )
    expect(box.textContent).toMatch(/页面出了点问题，请重试或联系客服重试追踪编号 \d{20}复制/)
    expect(log.mock.calls.flat().join(' ')).toMatch(/\d{20} Error: a mistake of ours/)
    tap(box.querySelector('[aria-label="返回"]'))
    expect(moves).toEqual(['navigateBack'])
    log.mockRestore()
  })

  it('in the body of a page, before its screen is drawn, leaves a bar with Back and a retry', () => {
    set({ hasLogin: true })
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    breaks = true
    const box = open(<SettingsPage />)
    expect(box.textContent).toMatch(/设置.*页面出了点问题，请重试或联系客服/)
    tap(box.querySelector('[aria-label="返回"]'))
    expect(moves).toEqual(['navigateBack'])
    breaks = false
    tap(box.querySelector('.button'))
    expect(box.textContent).toMatch(/content/)
    log.mockRestore()
  })

  it('in a popup leaves the page as it is', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const box = open(
      <At route={routes.agreements} popups={<Broken />}>
        content
      </At>,
    )
    expect(box.textContent).toMatch(/content/)
    log.mockRestore()
  })
})

describe('U7 a page that works with personal data, after a refusal', () => {
  const notice = (box: Element) => box.querySelector('#privacy-notice')
  const show = (route: Route<never> | Route) => {
    const box = open(<At route={route}>content</At>)
    happen('show')
    return box
  }
  beforeEach(() => set({ answer: 'refused', hasLogin: true }))

  it.each([routes.login, routes.loginNum, routes.orderConfirm, routes.settings])(
    'U7 $path asks once more; a second refusal leads away',
    (route) => {
      const box = show(route)
      expect(notice(box)).not.toBeNull()
      expect(moves).toEqual([])
      tap(box.querySelector('#privacy-refuse'))
      expect(state.answer).toBe('refused')
      expect(moves).toEqual(['navigateBack'])
    },
  )

  it.each([routes.home, routes.pdp, routes.agreement])('$path stays open for browsing', (route) => {
    expect(notice(show(route))).toBeNull()
  })

  it('D-12 a page that needs a login asks a customer whose login waits for the consent, and opens with it', () => {
    set({ hasLogin: false, isLoginPaused: true })
    const box = show(routes.orderConfirm)
    expect([notice(box) !== null, box.textContent?.includes('content')]).toEqual([true, false])
    happen('hide')
    happen('show')
    expect(moves).toEqual([])
    set({ hasLogin: true, isLoginPaused: false, answer: 'accepted' })
    expect([notice(box), box.textContent?.includes('content')]).toEqual([null, true])
  })

  it('D-19 a page that needs a login leads to it where the paused one has ended', () => {
    set({ hasLogin: false, isLoginPaused: true, answer: 'accepted' })
    show(routes.orderConfirm)
    expect(moves).toEqual([])
    set({ isLoginPaused: false })
    expect(moves).toEqual([expect.stringContaining('/center/login/index')])
  })

  it('a page that is closed to visitors shows no notice: the login page does', () => {
    set({ hasLogin: false })
    expect(notice(show(routes.orderConfirm))).toBeNull()
  })

  it('U7 no notice is shown while the native app is being asked', () => {
    set({ answer: 'waiting' })
    expect(notice(show(routes.login))).toBeNull()
    expect(state.answer).toBe('waiting')
  })
})

describe('the frame', () => {
  it.each([
    ['its own bar, and room for it', false, 1, frameRoom().height],
    ['none beside the native app’s, and leaves no room', true, 0, '0px'],
  ])('D-26 has %s', (_what, hasNativeBar, bars, room) => {
    set({ hasNativeBar })
    const box = open(<At route={routes.agreements}>content</At>)
    const screen = box.querySelector<HTMLElement>('#screen')
    expect([box.querySelectorAll('.nav-bar').length, screen?.style.getPropertyValue('--bar-room')]).toEqual([
      bars,
      room,
    ])
  })

  it('R-04 tells the host the title in the language on the screen, also after a switch', () => {
    open(<At route={routes.agreements}>content</At>)
    happen('show')
    expect(titles).toEqual(['协议列表'])
    act(() => setLanguage('en'))
    expect(titles).toEqual(['协议列表', 'Agreements'])
    happen('hide')
    act(() => setLanguage('zh-CN'))
    expect(titles).toHaveLength(2)
  })

  it('R-17 a tab writes the words of the tabs when it comes to the front, another page never does', () => {
    setLanguage('en')
    open(<At route={routes.my}>content</At>)
    expect(moves).toEqual([])
    happen('show')
    // A tab shows the tabs again only where a notice of this run has hidden them, perhaps in a test before.
    const words = moves.filter((move) => move !== 'tabs are there')
    expect(words).toEqual(['tab 0 Small subsidy', 'tab 1 Subsidy mall', 'tab 2 My'])
    clean()
    openPages('center/login/index')
    open(<At route={routes.agreements}>content</At>)
    happen('show')
    expect(moves).toEqual([])
  })

  it('says that there is no network, until it is back', () => {
    const box = open(<At route={routes.agreements}>content</At>)
    set({ online: false })
    expect(box.querySelector('[role=status]')?.textContent).toBe('网络不可用，请检查网络设置')
    expect(box.textContent).toMatch(/content/)
    set({ online: true })
    expect(box.querySelector('[role=status]')).toBeNull()
  })

  it('a first load that fails without a network does not say so a second time under the bar, and has a picture of it', () => {
    const failed = { status: 'failed', value: undefined, error: { kind: 'offline', message: '' } } as const
    const draws = (isOnline: boolean) => {
      const box = draw(
        <OnlineContext.Provider value={() => isOnline}>
          <FirstLoad remote={failed} skeleton="list" />
        </OnlineContext.Provider>,
      )
      const told = [box.textContent, box.querySelector('.illustration')?.className.split('-').pop()]
      clean()
      return told
    }
    expect([draws(false), draws(true)]).toEqual([
      ['页面没有加载出来，请稍后重试', 'offline'],
      ['网络不可用，请检查网络设置', 'error'],
    ])
  })

  it('U7 the privacy notice says what is collected, when, and that nothing is without it', async () => {
    set({ answer: 'unasked' })
    const home = open(<At route={routes.my}>content</At>)
    await says(
      home,
      '我们会在您同意后收集手机号、订单和设备信息',
      'we collect your phone number, orders and device information, and only after you agree',
    )
    await says(home, '《隐私政策》', 'Privacy policy')
    await says(
      home,
      '不同意也可以浏览商品，我们不会收集任何信息。',
      'You may also browse without agreeing; nothing is collected then.',
    )
  })

  it('blocks with the privacy notice until it is answered, but not where the policy is read', () => {
    set({ answer: 'unasked' })
    const box = open(<At route={routes.agreements}>content</At>)
    expect(box.querySelector('#privacy-notice')).toBeNull()
    clean()
    const home = open(<At route={routes.my}>content</At>)
    expect(home.querySelector('#privacy-notice')?.getAttribute('aria-modal')).toBe('true')
    tap(home.querySelector('#privacy-refuse'))
    expect(state.answer).toBe('refused')
    expect(home.querySelector('#privacy-notice')).toBeNull()
    set({ answer: 'unasked' })
    tap(home.querySelector('#privacy-accept'))
    expect(state.answer).toBe('accepted')
    expect(home.querySelector('#privacy-notice')).toBeNull()
  })

  it('hides the tabs while the privacy notice is shown, and again after the page was left for the policy', () => {
    const tabs = () => moves.filter((move) => move.startsWith('tabs'))
    set({ answer: 'unasked' })
    const box = open(<At route={routes.my}>content</At>)
    happen('show')
    expect(tabs()).toEqual(['tabs are away'])
    happen('hide')
    happen('show')
    expect(tabs()).toEqual(['tabs are away', 'tabs are away'])
    tap(box.querySelector('#privacy-accept'))
    expect(tabs()).toEqual(['tabs are away', 'tabs are away', 'tabs are there'])
  })

  it('shows the tabs again on a page that was hidden when the notice was answered', () => {
    set({ answer: 'unasked' })
    open(<At route={routes.my}>content</At>)
    happen('show')
    happen('hide')
    set({ answer: 'refused' })
    const tabs = () => moves.filter((move) => move.startsWith('tabs'))
    expect(tabs()).toEqual(['tabs are away'])
    happen('show')
    expect(tabs()).toEqual(['tabs are away', 'tabs are there'])
  })

  it('does not touch the tabs on a page without them', () => {
    set({ answer: 'unasked' })
    open(<At route={routes.pdp}>content</At>)
    happen('show')
    expect(moves).toEqual([])
  })

  it.each([
    ['leads back where a page is below', ['pages/mall/index', 'subPackages/pdp/index'], '返回', 'navigateBack'],
    ['leads to home where none is', ['subPackages/pdp/index'], '首页', 'switchTab /pages/home/index'],
  ])('has one way off an inner page, which %s', (_where, stack, label, move) => {
    openPages(...stack)
    const box = open(<At route={routes.pdp}>content</At>)
    const ways = [...box.querySelectorAll('.nav-bar [role=button]')]
    expect(ways.map((way) => way.getAttribute('aria-label'))).toEqual([label])
    tap(ways[0] ?? null)
    expect(moves).toEqual([move])
  })

  it.each([
    ['asks the page for its way back', ['pages/mall/index', 'subPackages/pdp/index'], ['own']],
    ['leads to home all the same where no page is below', ['subPackages/pdp/index'], ['switchTab /pages/home/index']],
  ])('has a bar that %s', (_what, stack, expected) => {
    openPages(...stack)
    const box = open(
      <At route={routes.pdp} onBack={() => moves.push('own')}>
        content
      </At>,
    )
    tap(box.querySelector('.nav-bar [role=button]'))
    expect(moves).toEqual(expected)
  })

  it('has no way off a tab in its bar', () => {
    openPages('pages/my/index')
    expect(open(<At route={routes.my}>content</At>).querySelector('.nav-bar [role=button]')).toBeNull()
  })

  it('a first load that failed offers a retry and its trace id', () => {
    const retry = jest.fn()
    const remote = {
      status: 'failed',
      error: new ApiError({ kind: 'malformed', traceId: '20261120101010123456' }),
    } as const
    const box = open(
      <At route={routes.agreements} remote={remote} onRetry={retry}>
        content
      </At>,
    )
    expect(box.textContent).toMatch(/服务返回异常，请稍后重试重试追踪编号 20261120101010123456复制/)
    tap(box.querySelector('[aria-label="重试"]'))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('R-31 an empty answer of what the page needs is shown as not found, not as a failure', () => {
    const retry = jest.fn()
    const remote = {
      status: 'failed',
      error: new ApiError({ kind: 'empty', traceId: '20261120101010123456' }),
    } as const
    const box = open(
      <At route={routes.agreements} remote={remote} onRetry={retry}>
        content
      </At>,
    )
    expect(box.textContent).toMatch(/没有找到您要的内容/)
    expect(box.textContent).not.toMatch(/content|追踪编号/)
    expect(box.querySelector('[role=alert]')).toBeNull()
    tap(box.querySelector('[aria-label="重试"]'))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['refused', '没有找到该订单', '没有找到该订单'],
    ['empty', '', '没有找到您要的内容'],
  ] as const)('shows the way on where what the page is about is not there: %s', (kind, message, text) => {
    const missing = { code: 'ORDER_UNKNOWN', way: <i>way on</i> }
    const failed = (code: string) => {
      const error = new ApiError({ kind, code, message, traceId: '20261120101010123456' })
      return open(
        <At route={routes.agreements} remote={{ status: 'failed', error }} missing={missing} onRetry={() => undefined}>
          content
        </At>,
      )
    }
    const box = failed('ORDER_UNKNOWN')
    expect(box.textContent).toContain(`${text}它可能已失效或被移除way on`)
    expect(box.textContent).not.toMatch(/content|追踪编号/)
    expect(box.querySelector('[aria-label="重试"]')).toBeNull()
    expect(failed('OTHER').textContent).not.toContain('way on')
  })

  it('a programming error is not shown to the customer in detail', () => {
    const remote = { status: 'failed', error: new TypeError('x is undefined') } as const
    const box = open(
      <At route={routes.agreements} remote={remote}>
        content
      </At>,
    )
    expect(box.textContent).toMatch(/页面没有加载出来/)
    expect(box.textContent).not.toMatch(/undefined/)
  })
})

it('copies the trace id of a failed first load', async () => {
  const id = '20261120101010123456'
  const writeText = jest.fn(async () => undefined)
  Object.defineProperty(window.navigator, 'clipboard', { value: { writeText }, configurable: true })
  const remote = { status: 'failed', error: new ApiError({ kind: 'malformed', traceId: id }) } as const
  const box = open(
    <At route={routes.agreements} remote={remote}>
      content
    </At>,
  )
  tap(box.querySelector('[aria-label="复制追踪编号"]'))
  await act(async () => undefined)
  expect(writeText).toHaveBeenCalledWith(id)
})
