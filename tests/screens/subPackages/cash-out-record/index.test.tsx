import { recordOf } from '@tests/domain/wallet/samples'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { allDrawn, box, tap } from '@tests/ui/mounted'
import { type WithdrawRow, withdrawList } from '@/contract/wallet/withdraw'
import { wallet as words } from '@/i18n/wallet'
import CashRecord from '@/subPackages/cash-out-record/index'
import XyfCashRecord from '@/subPackages/xyfApp/withdrawal/cash-out-record'
import { setStoredTheme } from '@/theme/themeFlag'

setUpScreens()
beforeEach(() => {
  setStoredTheme(undefined)
})

const page = (from: number, count: number, more: Partial<WithdrawRow> = {}) =>
  ok({ withdrawList: Array.from({ length: count }, (_, at) => recordOf(`W${from + at}`, more)) })
const ids = () => [...box.querySelectorAll('.record-row')].map(({ id }) => id)

async function open(answer: object): Promise<void> {
  openScreen(CashRecord, 'subPackages/cash-out-record/index')
  await serve(withdrawList, answer)
  await allDrawn()
}

it.each([
  ['older', CashRecord, 'subPackages/cash-out-record/index', 'subPackages/cash-out-result/index'],
  [
    'newer',
    XyfCashRecord,
    'subPackages/xyfApp/withdrawal/cash-out-record',
    'subPackages/xyfApp/withdrawal/cash-result',
  ],
])('R-117 a withdrawal of the %s theme opens its result', async (theme, Page, path, result) => {
  setStoredTheme(theme === 'newer' ? 'xyfApp' : 'xbt_h5')
  openScreen(Page, path)
  await serve(withdrawList, page(1, 1, { fee: 10, status: 'to_confirm' }))
  const text = box.querySelector('#record-W1')?.textContent
  expect(text).toContain('¥50.00')
  expect(text).toContain(words.recordTitle('招商银行 **** 6102'))
  expect(text).toContain('手续费 ¥0.10')
  expect(text).toContain(words.statuses.to_confirm)
  tap(box.querySelector('#record-W1'))
  expect(moves).toEqual([`navigateTo /${result}?withdrawId=W1`])
})

it('R-110 goes on while a page has ten rows, and ends with a shorter one', async () => {
  await open(page(1, 10))
  happen('bottom')
  await serve(withdrawList, page(11, 10))
  happen('bottom')
  await serve(withdrawList, page(21, 3))
  happen('bottom')
  await settle()
  await allDrawn()
  expect(ids()).toHaveLength(23)
  expect(callsTo(withdrawList).map(argsOf)).toEqual([{ page: 1 }, { page: 2 }, { page: 3 }])
})

it('R-110 also goes on after a page with more than ten rows', async () => {
  await open(page(1, 12))
  happen('bottom')
  await settle()
  expect(callsTo(withdrawList)).toHaveLength(2)
})

it('W4 a page that fails mid-scroll keeps the rows; the retry skips and doubles none', async () => {
  await open(page(1, 10))
  happen('bottom')
  await serve(withdrawList, refusal('BUSY', 'busy'))
  await allDrawn()
  expect(ids()).toHaveLength(10)
  tap(box.querySelector('.list-foot [role=button]'))
  await serve(withdrawList, page(10, 4))
  await allDrawn()
  expect(ids()).toEqual(Array.from({ length: 13 }, (_, at) => `record-W${at + 1}`))
  expect(callsTo(withdrawList).map(argsOf)).toEqual([{ page: 1 }, { page: 2 }, { page: 2 }])
})

it('without one it says so, and leads to the withdrawal', async () => {
  await open(page(1, 0))
  expect(box.textContent).toContain(words.recordsEmpty)
  tap(box.querySelector('#records-withdraw'))
  expect(moves).toEqual(['navigateTo /subPackages/cash-out/index'])
})

it('is read anew where one was on its way, and keeps its place otherwise', async () => {
  await open(page(1, 1, { status: 'processing' }))
  happen('hide')
  happen('show')
  await serve(withdrawList, page(1, 1, { status: 'paid' }))
  expect(box.textContent).toContain(words.statuses.paid)
  happen('hide')
  happen('show')
  await settle()
  expect(callsTo(withdrawList)).toHaveLength(2)
})

it('a status that this build does not know reads as one in progress', async () => {
  await open(page(1, 1, { status: 'brand_new' as WithdrawRow['status'] }))
  expect(box.textContent).toContain(words.statuses.processing)
})
