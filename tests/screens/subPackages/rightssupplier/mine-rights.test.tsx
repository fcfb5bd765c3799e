import { carriedTo, given, hostBytes, quiet, refused, serveSupplier } from '@tests/fixtures/supplierServer'
import { until } from '@tests/fixtures/until'
import { moves } from '@tests/routes/fakeNavigation'
import { screenTest } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, tap } from '@tests/ui/mounted'
import { act } from 'react'
import { bills, orderRightsReceiveLog, userCouponToken } from '@/contract/supplier'
import { keepSupplierValues, supplierValues } from '@/domain/session/supplierValues'
import { setLanguage } from '@/i18n/language'
import { shell } from '@/i18n/shell'
import { supplier as words } from '@/i18n/supplier'
import SupplierRights from '@/subPackages/rightssupplier/mine-rights'

const mockBytes = hostBytes

jest.mock('@/platform/host/random', () => ({ randomBytes: (count: number) => mockBytes(count) }))

const moment = Date.parse('2030-05-01T09:30:00+08:00')
const receipts = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    receiveId: String(first + index),
    rightId: `right-${first + index}`,
    name: `receipt ${first + index}.`,
    picture: '',
    state: 'used',
    code: '',
    codeKind: 'text',
    receivedAt: moment,
    endTime: moment,
    steps: [],
  }))
const bill = { billId: '1', title: 'bill 1.', amount: 990, createdAt: moment }

const serve = (endpoint: { path: string }, body: object) =>
  act(async () => {
    await serveSupplier(endpoint, body)
  })
const open = () => {
  screen.open()
}
const choose = (text: string) => tap([...box.querySelectorAll('[role=tab]')].find((one) => one.textContent === text))
const pagesOf = (endpoint: { path: string }) => carriedTo(endpoint).map(({ data }) => data)

const screen = screenTest(SupplierRights, 'subPackages/rightssupplier/mine-rights')
beforeEach(() => {
  keepSupplierValues({ rscToken: 'rsc-a', rightsOrderNo: 'R1' })
})
afterEach(() => setLanguage('zh-CN'))

describe('receipts and bills', () => {
  it('R-106 receipts come in pages of ten and lead to how each is used', async () => {
    open()
    await serve(orderRightsReceiveLog, given({ rows: receipts(1, 10) }))
    happen('bottom')
    await serve(orderRightsReceiveLog, given({ rows: receipts(11, 2) }))
    happen('bottom')
    // A list mounts a few rows with each update, each a frame after the one before.
    const isWhole = async () => {
      await act(quiet)
      return box.textContent?.includes('receipt 12.') === true
    }
    await until(isWhole, () => `receipt 12. in ${box.textContent}`)
    expect(pagesOf(orderRightsReceiveLog)).toEqual([{ page: 1 }, { page: 2 }])
    expect(box.textContent).toContain('receipt 12.')
    expect(box.textContent).toContain(words.receivedOn('2030-05-01 09:30'))
    tap(box.querySelector('.supplier-receipt'))
    expect(moves).toEqual(['navigateTo /subPackages/rightssupplier/usedDetail?rightsId=right-1'])
  })

  it('R-106 bills are read when their tab is opened, and each list once', async () => {
    open()
    await serve(orderRightsReceiveLog, given({ rows: receipts(1, 1) }))
    expect(pagesOf(bills)).toEqual([])
    choose(words.tabs.bills)
    await serve(bills, given({ rows: [bill] }))
    expect(box.textContent).toContain('bill 1.')
    expect(box.textContent).toContain('¥9.90')
    expect(box.textContent).not.toContain('receipt 1.')
    choose(words.tabs.receipts)
    choose(words.tabs.bills)
    await act(quiet)
    expect([pagesOf(orderRightsReceiveLog), pagesOf(bills)]).toEqual([[{ page: 1 }], [{ page: 1 }]])
  })

  it('R-35 a refusal of bills stands on the screen, without a toast, and can be tried again', async () => {
    open()
    await serve(orderRightsReceiveLog, given({ rows: [] }))
    choose(words.tabs.bills)
    await serve(bills, refused('BUSY', '账单暂不可用'))
    expect(box.textContent).toContain('账单暂不可用')
    expect([moves, screen.app.shown]).toEqual([[], []])
    tap([...box.querySelectorAll('[role=button]')].find((one) => one.textContent === shell.retry))
    await serve(bills, given({ rows: [bill] }))
    expect(box.textContent).toContain('bill 1.')
  })

  it('R-35 R-101 a token call that is refused stands on the screen, without a toast', async () => {
    keepSupplierValues({ token: 'of another login', rightsOrderNo: 'R1' })
    open()
    await serve(userCouponToken, refused('ORDER_UNKNOWN', '没有找到该权益订单'))
    expect(box.textContent).toContain('没有找到该权益订单')
    expect(box.querySelector('#supplier-home')).not.toBeNull()
    expect([moves, screen.app.shown]).toEqual([[], []])
  })

  it('empty lists say so, each in its own words', async () => {
    open()
    await serve(orderRightsReceiveLog, given({ rows: [] }))
    expect(box.textContent).toContain(words.noReceipts)
    choose(words.tabs.bills)
    await serve(bills, given({ rows: [] }))
    expect(box.textContent).toContain(words.noBills)
  })

  it('R-101 a language switch reads the opened list again, with a new token where the old one has expired, and no toast', async () => {
    open()
    await serve(orderRightsReceiveLog, given({ rows: receipts(1, 1) }))
    act(() => setLanguage('en'))
    await serve(orderRightsReceiveLog, refused('TOKEN_EXPIRED'))
    await serve(userCouponToken, given({ rscToken: 'rsc-b', endTime: 1 }))
    await serve(orderRightsReceiveLog, given({ rows: receipts(2, 1) }))
    expect(box.textContent).toContain('receipt 2.')
    expect([moves, screen.app.shown, pagesOf(bills)]).toEqual([[], [], []])
    expect(supplierValues().rscToken).toBe('rsc-b')
  })
})
