import { movement, noon, walletOf } from '@tests/domain/wallet/samples'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { allDrawn, box, press, tap } from '@tests/ui/mounted'
import { balance, setGuideStatus } from '@/contract/wallet/balance'
import { bonusList, rebateList, usedList } from '@/contract/wallet/movements'
import { wallet as words } from '@/i18n/wallet'
import Balance from '@/subPackages/balance/index'
import XyfBalance from '@/subPackages/xyfApp/withdrawal/surplus'
import { setStoredTheme } from '@/theme/themeFlag'

const pages = [
  { theme: 'older', Page: Balance, path: 'subPackages/balance/index', withdraw: 'subPackages/cash-out/index' },
  {
    theme: 'newer',
    Page: XyfBalance,
    path: 'subPackages/xyfApp/withdrawal/surplus',
    withdraw: 'subPackages/xyfApp/withdrawal/cash-out',
  },
]

setUpScreens()
beforeEach(() => {
  setStoredTheme(undefined)
})

const rows = (from: number, count: number) =>
  ok({ bonusList: Array.from({ length: count }, (_, at) => movement(`b${from + at}`)) })
const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? ''
const ids = () => [...box.querySelectorAll('.movement-row')].map(({ id }) => id)
const chooseTab = (tab: 'bonus' | 'rebate' | 'used') =>
  tap([...box.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === words.tabs[tab]))

async function open(more: Parameters<typeof walletOf>[0] = {}, list: object = ok({ bonusList: [] }), at = 0) {
  const { Page, path } = pages[at] as (typeof pages)[number]
  openScreen(Page, path)
  await serve(balance, ok(walletOf(more)))
  await serve(bonusList, list)
}

describe.each(pages)('the wallet in the $theme theme', ({ theme, withdraw }) => {
  const at = theme === 'older' ? 0 : 1

  it('R-117 shows the balance, what ends soon and on which day, and what is on its way out', async () => {
    await open({ balance: 12_850, expiringSoon: 500, expiresAt: noon, withdrawing: 3_000 }, undefined, at)
    expect(box.textContent).toContain('128.50')
    expect(box.textContent).toContain('¥5.00 将在 30 天内过期，最早 2030-05-20')
    expect(box.textContent).toContain('30.00')
  })

  it('R-117 what ends soon is said without a day where the server names none', async () => {
    await open({ expiringSoon: 500 }, undefined, at)
    expect(box.textContent).toContain(words.expiring(500, ''))
  })

  it('R-66 shows an empty wallet as 0.00, and nothing that ends', async () => {
    await open({ balance: 0 }, undefined, at)
    expect(box.textContent).toContain('0.00')
    expect(box.textContent).not.toContain(words.expiring(0, ''))
  })

  it('leads to the withdrawal in its theme', async () => {
    setStoredTheme(theme === 'newer' ? 'xyfApp' : 'xbt_h5')
    await open({}, undefined, at)
    press('wallet-withdraw')
    expect(moves).toEqual([`navigateTo /${withdraw}`])
  })
})

it.each([
  ['records', 'subPackages/cash-out-record/index'],
  ['tasks', 'subPackages/cash-task/index'],
  ['accounts', 'subPackages/xyfApp/withdrawal/bind-account'],
  ['rules', 'subPackages/cash-out/rule'],
])('leads on to %s', async (link, path) => {
  await open()
  press(`wallet-${link}`)
  expect(moves).toEqual([`navigateTo /${path}`])
})

describe('the movements of the wallet', () => {
  it('R-117 a row has title, amount with its sign, time and end, and opens its order or its withdrawal', async () => {
    await open(
      {},
      ok({
        bonusList: [
          movement('b1', { expireTime: noon, orderId: 'M1' }),
          movement('b2', { expireTime: Date.parse('2020-05-20T00:00:00+08:00') }),
          movement('b3', { direction: 'out', withdrawId: 'W1' }),
        ],
      }),
    )
    expect(textOf('#movement-b1')).toContain('movement b1')
    expect(textOf('#movement-b1')).toContain('+¥5.00')
    expect(textOf('#movement-b1')).toContain('2030-05-20 到期')
    expect(textOf('#movement-b2')).toContain('已于 2020-05-20 到期')
    press('movement-b1')
    press('movement-b2')
    press('movement-b3')
    expect(moves).toEqual([
      'navigateTo /subPackages/order/detail?orderId=M1',
      'navigateTo /subPackages/cash-out-result/index?withdrawId=W1',
    ])
  })

  it('a row says what is left of its amount to end, since withdrawals take what ends first', async () => {
    await open(
      {},
      ok({
        bonusList: [
          movement('b1', { expireTime: noon, left: 500 }),
          movement('b2', { expireTime: noon, left: 125 }),
          movement('b3', { expireTime: noon, left: 0 }),
        ],
      }),
    )
    expect(textOf('#movement-b1')).toContain('2030-05-20 到期')
    expect(textOf('#movement-b1')).not.toContain('剩余')
    expect(textOf('#movement-b2')).toContain('剩余 ¥1.25，2030-05-20 到期')
    expect(textOf('#movement-b3')).toContain('已用完')
    expect(textOf('#movement-b3')).not.toContain('到期')
  })

  it('R-117 each list is read when its tab is opened, page by page, and kept', async () => {
    await open({}, rows(1, 10))
    expect(callsTo(rebateList)).toHaveLength(0)
    happen('bottom')
    await serve(bonusList, rows(11, 3))
    chooseTab('rebate')
    await serve(rebateList, ok({ rebateList: [movement('r1', { orderId: 'M2' })] }))
    expect(ids()).toEqual(['movement-r1'])
    chooseTab('used')
    await serve(usedList, ok({ usedList: [movement('u1', { direction: 'out' })] }))
    expect(textOf('#movement-u1')).toContain('-¥5.00')
    chooseTab('bonus')
    await allDrawn()
    expect(ids()).toHaveLength(13)
    expect(callsTo(bonusList).map(argsOf)).toEqual([{ page: 1 }, { page: 2 }])
  })

  it.each(['bonus', 'rebate', 'used'] as const)('W4 a row that two pages of %s have is shown once', async (tab) => {
    await open({}, rows(1, tab === 'bonus' ? 10 : 0))
    const endpoint = { bonus: bonusList, rebate: rebateList, used: usedList }[tab]
    const page = (from: number, count: number) =>
      ok({ [`${tab}List`]: Array.from({ length: count }, (_, index) => movement(`b${from + index}`)) })
    if (tab !== 'bonus') {
      chooseTab(tab)
      await serve(endpoint, page(1, 10))
    }
    happen('bottom')
    await serve(endpoint, page(9, 4))
    await allDrawn()
    expect(ids()).toEqual(Array.from({ length: 12 }, (_, index) => `movement-b${index + 1}`))
  })

  it.each(['bonus', 'rebate', 'used'] as const)(
    'an empty list says so, and where money comes from: %s',
    async (tab) => {
      await open()
      chooseTab(tab)
      if (tab === 'rebate') await serve(rebateList, ok({ rebateList: [] }))
      if (tab === 'used') await serve(usedList, ok({ usedList: [] }))
      expect(box.textContent).toContain(words.empty[tab].text)
      expect(box.textContent?.includes(words.toTasks)).toBe(tab === 'bonus')
    },
  )

  it('W4 a page that fails mid-scroll keeps the rows, and the retry doubles none', async () => {
    await open({}, rows(1, 10))
    happen('bottom')
    await serve(bonusList, refusal('BUSY'))
    await allDrawn()
    expect(ids()).toHaveLength(10)
    tap(box.querySelector('.list-foot [role=button]'))
    await serve(bonusList, rows(10, 5))
    await allDrawn()
    expect(ids()).toHaveLength(14)
    expect(callsTo(bonusList).map(argsOf)).toEqual([{ page: 1 }, { page: 2 }, { page: 2 }])
  })

  it('a list that cannot be read leaves the balance on the screen', async () => {
    await open({}, refusal('BUSY', 'busy'))
    expect(box.textContent).toContain('128.50')
    expect(moves).toEqual([])
  })
})

describe('coming back to the wallet', () => {
  it('reads opened lists anew where money has moved meanwhile', async () => {
    await open({}, rows(1, 1))
    happen('hide')
    happen('show')
    await serve(balance, ok(walletOf({ balance: 1_000, withdrawing: 11_850 })))
    await serve(bonusList, rows(1, 2))
    await allDrawn()
    expect(ids()).toHaveLength(2)
    expect(callsTo(usedList)).toHaveLength(0)
  })

  it.each([{ balance: 12_840 }, { withdrawing: 1 }])('%j alone means that money has moved', async (more) => {
    await open({}, rows(1, 1))
    happen('hide')
    happen('show')
    await serve(balance, ok(walletOf(more)))
    await settle()
    expect(callsTo(bonusList)).toHaveLength(2)
  })

  it('a balance that cannot be read leaves all as it was', async () => {
    await open({}, rows(1, 1))
    happen('hide')
    happen('show')
    await serve(balance, refusal('BUSY', 'busy'))
    await settle()
    expect([box.textContent?.includes('128.50'), callsTo(bonusList).length]).toEqual([true, 1])
  })

  it('keeps the place in the lists where nothing has moved', async () => {
    await open({}, rows(1, 1))
    happen('hide')
    happen('show')
    await serve(balance, ok(walletOf()))
    await settle()
    expect(callsTo(bonusList)).toHaveLength(1)
  })
})

describe('the guide to the wallet', () => {
  it('is shown once: closing it is recorded, and a reload does not bring it back', async () => {
    await open({ showGuide: true })
    expect(textOf('#wallet-guide')).toContain(words.guide[0]?.title)
    press('wallet-guide-done')
    await serve(setGuideStatus, ok())
    expect(box.querySelector('#wallet-guide')).toBeNull()
    expect(callsTo(setGuideStatus)).toHaveLength(1)
    happen('hide')
    happen('show')
    await serve(balance, ok(walletOf({ showGuide: true })))
    expect(box.querySelector('#wallet-guide')).toBeNull()
  })

  it('is not shown to a customer who has seen it', async () => {
    await open()
    expect(box.querySelector('#wallet-guide')).toBeNull()
  })

  it('R-44 says nothing where closing it could not be recorded', async () => {
    await open({ showGuide: true })
    press('wallet-guide-done')
    await serve(setGuideStatus, 'no network')
    expect([moves, box.querySelector('#wallet-guide')]).toEqual([[], null])
  })
})

it('a balance that cannot be read offers a retry', async () => {
  openScreen(Balance, 'subPackages/balance/index')
  await serve(balance, refusal('BUSY', 'busy'))
  expect(box.querySelector('.failed-state')).not.toBeNull()
})
