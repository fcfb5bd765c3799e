import { certificate } from '@tests/domain/certificate/answers'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, clean, letTapsPass, tap } from '@tests/ui/mounted'
import { payQuery } from '@/contract/cashier'
import { paidOffDocument } from '@/contract/certificate/delivery'
import { paidOffApplyList } from '@/contract/certificate/records'
import { createBankpay, payChannel } from '@/contract/paysystem'
import { certificate as words } from '@/i18n/certificate'
import Records from '@/subPackages/xyfApp/settle-certify/recordList'

const mockDownload = jest.fn<Promise<string>, [string]>()
const mockShow = jest.fn<Promise<boolean>, [string]>()
const mockView = { opensAtOnce: true, offersFile: false, show: (path: string) => mockShow(path) }
const mockForget = jest.fn()
const mockHand = jest.fn(async () => true)
jest.mock('@/request/upload', () => ({ download: (url: string) => mockDownload(url) }))
jest.mock('@/platform/media/documentView', () => ({
  documentView: {
    get opensAtOnce() {
      return mockView.opensAtOnce
    },
    get offersFile() {
      return mockView.offersFile
    },
    show: (path: string) => mockView.show(path),
  },
}))
jest.mock('@/platform/storage/saveFile', () => ({
  saveFile: { way: 'save', hand: (...args: []) => mockHand(...args), forget: (path: string) => mockForget(path) },
}))
const press = async (id: string) => {
  tap(box.querySelector(`#${id}`))
  await settle()
  letTapsPass()
}

async function open(list: ReturnType<typeof certificate>[]): Promise<void> {
  screen.open()
  await serve(paidOffApplyList, ok({ list }))
}

const screen = screenTest(Records, 'subPackages/xyfApp/settle-certify/recordList')
beforeEach(() => {
  Object.assign(mockView, { opensAtOnce: true, offersFile: false })
  mockDownload.mockReset().mockResolvedValue('/tmp/1')
  mockShow.mockReset().mockResolvedValue(true)
  mockForget.mockReset()
})

describe('R-119 the records', () => {
  it('come in pages of ten', async () => {
    await open(Array.from({ length: 10 }, (_, place) => certificate(`C${place}`)))
    happen('bottom')
    await serve(paidOffApplyList, ok({ list: [certificate('C10')] }))
    expect(callsTo(paidOffApplyList).map(argsOf)).toEqual([{ page: 1 }, { page: 2 }])
  })

  it('none leads to the issuing', async () => {
    await open([])
    expect(box.textContent).toContain(words.noRecords)
    await press('records-issue')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/settle-certify/index'])
  })

  it('an issued one is mailed again, one that was closed is applied for again', async () => {
    await open([certificate('C1'), certificate('C2', { status: 'closed', method: 'paper', number: '' })])
    expect(box.querySelector('#resend-C2')).toBeNull()
    await press('resend-C1')
    await press('again-C2')
    expect(moves).toEqual([
      'navigateTo /subPackages/xyfApp/settle-certify/email?certificateId=C1',
      'navigateTo /subPackages/xyfApp/settle-certify/index',
    ])
  })

  it('R-79 R-87 a fee is paid from its record, by the payment that is open', async () => {
    await open([certificate('C1', { status: 'unpaid', method: 'paper', fee: 2_000, bizNo: 'P1', deductType: 2 })])
    await press('pay-C1')
    await serve(
      payChannel,
      ok({ channels: [{ assetType: 'DEBIT_CARD', name: '银行', cardId: 'C', cardTail: '6107' }] }),
    )
    expect(box.querySelector('#pay-here-sheet')?.textContent).toContain('20')
    await press('pay-here-submit')
    await settle()
    expect(callsTo(payQuery).map(argsOf)).toMatchObject([{ bizNo: 'P1', bizType: 'CERTIFICATE_FEE' }])
    expect(callsTo(createBankpay)).toEqual([])
  })
})

const address = 'http://host/paid-off/documents/C1?key=1.2.3'
const made = (fileName = 'certificate-JQC1.pdf') => ok({ url: address, fileName, endTime: 0 })

describe('R-119 the document', () => {
  it('is fetched by an address of its own and shown by the host at once, twice by two taps at most', async () => {
    await open([certificate('C1')])
    await press('view-C1')
    await press('view-C1')
    expect(callsTo(paidOffDocument).map(argsOf)).toEqual([{ certificateId: 'C1' }])
    await serve(paidOffDocument, made())
    expect(mockDownload.mock.calls).toEqual([[address]])
    expect(mockShow.mock.calls).toEqual([['/tmp/1']])
    expect(box.querySelector('#document-save')).toBeNull()
  })

  it('a browser shows it from a tap, and offers the file', async () => {
    Object.assign(mockView, { opensAtOnce: false, offersFile: true })
    mockShow.mockResolvedValue(false)
    await open([certificate('C1')])
    await press('view-C1')
    await serve(paidOffDocument, made())
    expect(mockShow).not.toHaveBeenCalled()
    await press('document-open')
    expect(box.querySelector('#document-sheet .alarm')?.textContent).toContain(words.documentBlocked)
    await press('document-save')
    expect(mockHand).toHaveBeenCalledWith('/tmp/1', 'certificate-JQC1.pdf')
  })

  it('the server’s refusal is said in the sheet, and fetching it again is offered', async () => {
    await open([certificate('C1')])
    await press('view-C1')
    await serve(paidOffDocument, refusal('CERTIFICATE_UNKNOWN', '没有找到该证明'))
    expect(box.querySelector('#document-sheet .alarm')?.textContent).toContain('没有找到该证明')
    await press('document-retry')
    await serve(paidOffDocument, made())
    expect(box.textContent).toContain(words.documentReady)
  })

  it('is said in the sheet alone, which closes', async () => {
    await open([certificate('C1')])
    await press('view-C1')
    await serve(paidOffDocument, refusal('CERTIFICATE_UNKNOWN', '没有找到该证明'))
    expect(screen.app.shown).toEqual([])
    tap(box.querySelector('#document-sheet .sheet-close'))
    await settle()
    expect(box.querySelector('#document-sheet')).toBeNull()
  })

  it('U3 another one takes its place, and one that is being fetched is not mixed up with it', async () => {
    await open([certificate('C1'), certificate('C2')])
    await press('view-C1')
    await press('view-C2')
    await serve(paidOffDocument, refusal('CERTIFICATE_UNKNOWN', '没有找到该证明'))
    await press('document-retry')
    expect(callsTo(paidOffDocument).map(argsOf)).toEqual([{ certificateId: 'C1' }, { certificateId: 'C1' }])
    await serve(paidOffDocument, made())
    await press('view-C2')
    expect(mockForget.mock.calls).toEqual([['/tmp/1']])
    expect(argsOf(callsTo(paidOffDocument)[2])).toEqual({ certificateId: 'C2' })
  })

  it('U3 is removed with the screen', async () => {
    await open([certificate('C1')])
    await press('view-C1')
    await serve(paidOffDocument, made())
    clean()
    expect(mockForget.mock.calls).toEqual([['/tmp/1']])
  })
})
