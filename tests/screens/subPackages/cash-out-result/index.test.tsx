import { detailOf, noon } from '@tests/domain/wallet/samples'
import { argsOf, ok, refusal, settled } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, openScreen, serve, settle, setUpScreens, waiting } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, clean, pass, press } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { type WithdrawStatus, withdrawDetail } from '@/contract/wallet/withdraw'
import { askReminder } from '@/domain/account/askReminder'
import { reminder as reminderWords } from '@/i18n/reminder'
import { wallet as words } from '@/i18n/wallet'
import { note } from '@/lib/serverClock'
import { transfer } from '@/platform/pay/transfer'
import CashResult from '@/subPackages/cash-out-result/index'
import XyfCashResult from '@/subPackages/xyfApp/withdrawal/cash-result'
import { setStoredTheme } from '@/theme/themeFlag'

jest.mock('@/domain/account/askReminder', () => ({ askReminder: jest.fn() }))
jest.mock('@/platform/pay/transfer', () => ({ transfer: { offered: true, confirm: jest.fn() } }))

const host = jest.mocked(transfer)
const pages = {
  older: { Page: CashResult, path: 'subPackages/cash-out-result/index' },
  newer: { Page: XyfCashResult, path: 'subPackages/xyfApp/withdrawal/cash-result' },
}

setUpScreens()
beforeEach(() => {
  jest.restoreAllMocks()
  jest.useFakeTimers({ now: Date.now() })
  setStoredTheme(undefined)
  host.offered = true
  host.confirm.mockReset()
  note(noon)
})
afterEach(() => jest.useRealTimers())

async function open(more: Parameters<typeof detailOf>[0] = {}, theme: keyof typeof pages = 'older'): Promise<void> {
  const { Page, path } = pages[theme]
  openScreen(Page, path, { withdrawId: 'W1' })
  await serve(withdrawDetail, ok(detailOf(more)))
}
const has = (id: string) => box.querySelector(`#${id}`) !== null
const asked = () => callsTo(withdrawDetail).length

/** Lets time pass, and what follows from it happen. @param ms milliseconds */
async function wait(ms: number): Promise<void> {
  pass(ms)
  await settle()
}

const toConfirm = {
  status: 'to_confirm' as const,
  confirm: { mchId: 'm', appId: 'a', package: 'p', expireTime: noon + 3_600_000 },
}

describe.each(['older', 'newer'] as const)('a withdrawal in the %s theme', (theme) => {
  it('R-117 shows where it stands, its steps with their times, its facts and when it is expected', async () => {
    await open({ fee: 10 }, theme)
    const text = box.textContent ?? ''
    expect(text).toContain('银行处理中')
    expect(text).toContain('2030-05-20 12:00:02')
    expect(text).toContain(words.stepAhead)
    expect(text).toContain('¥49.90')
    expect(text).toContain('2030-05-20 14:00')
    expect([...box.querySelectorAll('.step-list-step')].map(({ className }) => className.split(' ').slice(1))).toEqual([
      ['is-over', ''],
      ['is-over', 'is-now', 'is-moving'],
      ['is-ahead', ''],
    ])
  })
})

it.each([
  ['submitted', false],
  ['processing', false],
  ['to_confirm', false],
  ['paid', false],
  ['returned', true],
  ['expired', true],
] as [WithdrawStatus, boolean][])('%s is said in its own words; it can be tried again: %p', async (status, again) => {
  await open({ status, expectedTime: undefined })
  expect(box.textContent).toContain(words.heads[status].title)
  expect(has('result-again')).toBe(again)
  expect(box.textContent).not.toContain(words.expectedAt)
  expect(box.textContent?.includes(words.arrives)).toBe(!again)
})

it('one that was returned says why, and that the money is back', async () => {
  await open({ status: 'returned', reason: '该卡状态异常' })
  expect(box.textContent).toContain(words.reason('该卡状态异常'))
  await says(box, '钱已退回余额', 'The money is back in your balance')
  press('result-again')
  expect(moves).toEqual(['navigateTo /subPackages/cash-out/index'])
})

it.each([
  ['balance', 'subPackages/balance/index', [['lapsing']]],
  ['records', 'subPackages/cash-out-record/index', []],
] as const)(
  'leads to the %s, and asks on the way to the balance for a reminder of what ends',
  async (link, path, asked) => {
    Object.assign(APP_TEMPLATES, { lapsing: 'T1' })
    await open()
    // What the message is for is said before the tap that asks for it.
    expect(box.textContent).toContain(reminderWords.lapsing)
    Object.assign(APP_TEMPLATES, { lapsing: undefined })
    press(`result-${link}`)
    expect(moves).toEqual([`navigateTo /${path}`])
    expect(jest.mocked(askReminder).mock.calls).toEqual(asked)
  },
)

it('one that does not exist is said, with the way to the others', async () => {
  openScreen(CashResult, 'subPackages/cash-out-result/index', { withdrawId: 'W9' })
  await serve(withdrawDetail, refusal('WITHDRAWAL_UNKNOWN', '没有这笔提现'))
  expect(box.textContent).toContain('没有这笔提现')
  expect(box.textContent).toContain(words.toRecords)
  expect(argsOf(callsTo(withdrawDetail)[0])).toEqual({ withdrawId: 'W9' })
})

describe('while it is on its way', () => {
  it('is asked about every few seconds, until it is paid', async () => {
    await open()
    await wait(3_000)
    expect(asked()).toBe(2)
    await serve(withdrawDetail, ok(detailOf()))
    await wait(3_000)
    await serve(withdrawDetail, ok(detailOf({ status: 'paid' })))
    expect(box.textContent).toContain('提现已到账')
    await wait(60_000)
    expect(asked()).toBe(3)
  })

  it('nothing is asked while the screen is hidden, and at once when it is back', async () => {
    await open()
    happen('hide')
    await wait(30_000)
    expect(asked()).toBe(1)
    happen('show')
    await settle()
    expect(asked()).toBe(2)
  })

  it('one whose first answer comes while the screen is hidden is asked about once it is back', async () => {
    openScreen(CashResult, 'subPackages/cash-out-result/index', { withdrawId: 'W1' })
    happen('hide')
    await serve(withdrawDetail, ok(detailOf()))
    await wait(30_000)
    expect(asked()).toBe(1)
    happen('show')
    await settle()
    expect(asked()).toBe(2)
  })

  it('an ask that fails keeps what is on the screen, without a toast', async () => {
    await open()
    await wait(3_000)
    await serve(withdrawDetail, refusal('BUSY', 'busy'))
    expect([box.textContent?.includes('银行处理中'), moves]).toEqual([true, []])
    await wait(3_000)
    await serve(withdrawDetail, ok(detailOf({ status: 'paid' })))
    expect(box.textContent).toContain('提现已到账')
  })

  it('after a quarter of an hour the customer asks for themselves', async () => {
    await open()
    for (let turn = 0; turn < 60; turn++) {
      await wait(20_000)
      if (waiting().length > 0) await serve(withdrawDetail, ok(detailOf()))
    }
    expect(box.textContent).toContain('处理时间较长，您可以稍后再来查看')
    const before = asked()
    press('result-refresh')
    await serve(withdrawDetail, ok(detailOf({ status: 'paid' })))
    expect([asked(), has('result-refresh')]).toEqual([before + 1, false])
  })

  it('one that has ended is not asked about again', async () => {
    await open({ status: 'paid' })
    await wait(60_000)
    expect(asked()).toBe(1)
  })

  it('nothing is asked once the screen is closed', async () => {
    await open()
    clean()
    await wait(60_000)
    expect(asked()).toBe(1)
  })
})

describe('a WeChat payout that waits for the customer', () => {
  it('is confirmed in WeChat with what the server gave, and the server says when it is paid', async () => {
    host.confirm.mockResolvedValue('accepted')
    await open(toConfirm)
    expect(box.querySelector('[role=timer]')?.textContent).toBe('01:00:00')
    press('transfer-confirm')
    await settle()
    expect(host.confirm).toHaveBeenCalledWith({ mchId: 'm', appId: 'a', package: 'p' })
    expect(box.textContent).toContain('请确认收款')
    await serve(withdrawDetail, ok(detailOf({ status: 'paid' })))
    expect(box.textContent).toContain('提现已到账')
  })

  it('two taps ask WeChat once', async () => {
    host.confirm.mockReturnValue(new Promise(() => undefined))
    await open(toConfirm)
    press('transfer-confirm')
    press('transfer-confirm')
    await settle()
    expect(host.confirm).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['cancelled', '您还没有确认收款，钱会一直保留到过期前'],
    ['failed', '没有打开微信收款，请稍后再试'],
    ['outdated', '当前微信版本不支持确认收款，请更新微信'],
  ] as const)('%s: it stays, and says so', async (end, text) => {
    host.confirm.mockResolvedValue(end)
    await open(toConfirm)
    press('transfer-confirm')
    await settle()
    expect([box.textContent?.includes(text), has('transfer-confirm'), asked()]).toEqual([true, true, 1])
    press('transfer-confirm')
    await settle()
    expect(host.confirm).toHaveBeenCalledTimes(2)
  })

  it('is confirmed in WeChat alone: another host says so', async () => {
    host.offered = false
    await open(toConfirm)
    expect([has('transfer-confirm'), box.textContent?.includes('请打开微信小程序，在提现记录里确认收款')]).toEqual([
      false,
      true,
    ])
  })

  it('is read anew when its time is over, and then the money is back', async () => {
    await open({ ...toConfirm, confirm: { ...toConfirm.confirm, expireTime: noon + 1_500 } })
    await wait(2_000)
    await serve(withdrawDetail, ok(detailOf({ status: 'expired' })))
    expect(box.textContent).toContain('超时未确认收款')
    expect(box.textContent).toContain('钱已退回余额')
    expect(has('transfer-confirm')).toBe(false)
  })

  it('whose time is over is not confirmed any more', async () => {
    await open({ ...toConfirm, confirm: { ...toConfirm.confirm, expireTime: noon - 1 } })
    press('transfer-confirm')
    await settled()
    expect(host.confirm).not.toHaveBeenCalled()
  })
})
