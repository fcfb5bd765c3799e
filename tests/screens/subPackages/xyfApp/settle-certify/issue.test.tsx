import { certificate, loan, openLoan, standing } from '@tests/domain/certificate/answers'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { box, filled, letTapsPass, tap, type } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { paidOffApply, paidOffCheck, paidOffGet } from '@/contract/certificate/issue'
import { paidOffApplyList } from '@/contract/certificate/records'
import { payChannel } from '@/contract/paysystem'
import { consent } from '@/domain/account/consent'
import { certificate as words } from '@/i18n/certificate'
import Loans from '@/subPackages/xyfApp/settle-certify/settle-succes'
import General from '@/subPackages/xyfApp/settle-certify/toProve'

const folder = 'subPackages/xyfApp/settle-certify'

const press = async (id: string) => {
  tap(box.querySelector(`#${id}`))
  await settle()
  letTapsPass()
}
const alarm = (selector: string) => box.querySelector(`${selector} [role=alert]`)?.textContent ?? ''
const enter = async (id: string, text: string) => {
  await filled()
  type(box.querySelector<HTMLInputElement>(`#${id} input`), text)
  await settle()
}
const lastOf = (endpoint: { path: string }) => argsOf(callsTo(endpoint).at(-1))
const checked = { nextProof: 'none', amount: 100_000, fee: 0 }

const screen = setUpScreens()

async function openGeneral(method = 'electronic', loans = [loan('a'), loan('b')]): Promise<void> {
  openScreen(General, `${folder}/toProve`, { method })
  await serve(paidOffGet, ok(standing(loans)))
}
async function openLoans(method = 'electronic', loans = [loan('a'), loan('b'), openLoan('c')]): Promise<void> {
  openScreen(Loans, `${folder}/settle-succes`, { method })
  await serve(paidOffGet, ok(standing(loans)))
}

describe('R-119 the general certificate', () => {
  it('asks for the confirmation that all loans are settled, then for the server’s', async () => {
    await openGeneral()
    await press('issue-next')
    expect(alarm('.issue-foot')).toBe('请先确认全部贷款均已结清')
    expect(callsTo(paidOffCheck)).toEqual([])
    await press('confirm-all')
    expect(alarm('.issue-foot')).toBe('')
    await press('issue-next')
    expect(lastOf(paidOffCheck)).toEqual({ kind: 'general', method: 'electronic', loanIds: [] })
    await serve(paidOffCheck, ok(checked))
    expect(moves).toEqual([`navigateTo /${folder}/email?kind=general&loanIds=`])
  })

  it.each([
    ['LOAN_OPEN', 'trouble-loans', `settle-succes?method=electronic`],
    ['CERTIFICATE_ISSUED', 'trouble-records', 'recordList'],
  ])('%s is said at the button, with the way on', async (code, way, page) => {
    await openGeneral()
    await press('confirm-all')
    await press('issue-next')
    await serve(paidOffCheck, refusal(code, '为什么不行'))
    expect(alarm('.issue-foot')).toContain('为什么不行')
    await press(way)
    expect(moves).toEqual([`navigateTo /${folder}/${page}`])
  })

  it('a proof that has ended leads to the proof', async () => {
    await openGeneral()
    await press('confirm-all')
    await press('issue-next')
    await serve(paidOffCheck, ok({ ...checked, nextProof: 'face' }))
    expect(moves).toEqual([`navigateTo /${folder}/verify?kind=general&method=electronic`])
  })

  it('a lost answer says so, and the confirmation stays', async () => {
    await openGeneral()
    await press('confirm-all')
    await press('issue-next')
    await serve(paidOffCheck, '<html>')
    expect(alarm('.issue-foot')).toBe('网络中断，没有收到结果，请重试')
    expect(box.querySelector('#confirm-all')?.getAttribute('aria-checked')).toBe('true')
  })
})

describe('R-119 a confirmation that is taken back', () => {
  it('counts no longer', async () => {
    await openGeneral()
    await press('confirm-all')
    await press('confirm-all')
    await press('issue-next')
    expect(alarm('.issue-foot')).toBe('请先确认全部贷款均已结清')
    expect(callsTo(paidOffCheck)).toEqual([])
  })
})

describe('R-119 the certificate of chosen loans', () => {
  it('loans are chosen one by one; an open one and one with a certificate cannot be', async () => {
    await openLoans('electronic', [loan('a'), loan('b', { issuedBy: ['electronic'] }), openLoan('c'), loan('d')])
    for (const id of ['loan-a', 'loan-b', 'loan-c', 'loan-d']) await press(id)
    expect(box.querySelector('#loan-b')?.textContent).toContain(words.wasIssued)
    expect(box.querySelector('#loan-c')?.textContent).toContain('未结清，尚欠 ¥700.50')
    await press('loan-a')
    await press('issue-next')
    expect(lastOf(paidOffCheck)).toEqual({ kind: 'loan', method: 'electronic', loanIds: ['d'] })
    await serve(paidOffCheck, ok(checked))
    await settle()
    expect(moves).toEqual([`navigateTo /${folder}/email?kind=loan&loanIds=d`])
  })

  it('without a choice says so beside the button', async () => {
    await openLoans()
    await press('issue-next')
    expect(alarm('.issue-foot')).toBe('请至少选择一笔已结清的贷款')
  })
})

describe('R-119 R-87 a paper certificate', () => {
  async function toAddress(): Promise<void> {
    await openLoans('paper')
    await press('loan-a')
    await press('issue-next')
    await serve(paidOffCheck, ok({ ...checked, fee: 2_000 }))
  }
  async function fill(mobile = '13800138007'): Promise<void> {
    await enter('paper-name', '吴鹏')
    await enter('paper-mobile', mobile)
    await enter('paper-address', '青禾市望江街 8 号')
  }

  it('a phone number of ten digits is said beside its field, and nothing typed is lost', async () => {
    await toAddress()
    await fill('1380013800')
    await press('paper-submit')
    expect(alarm('#paper-mobile')).toBe(words.paperProblems.mobile)
    expect(callsTo(paidOffApply)).toEqual([])
    expect(box.querySelector<HTMLInputElement>('#paper-name input')?.value).toBe('吴鹏')
  })

  it('R-82 two taps order once, and a lost answer is sent again under its id', async () => {
    await toAddress()
    await fill()
    await press('paper-submit')
    await press('paper-submit')
    expect(callsTo(paidOffApply)).toHaveLength(1)
    await serve(paidOffApply, 'no network')
    await settle()
    expect(alarm('.paper-sheet')).toBe('网络中断，没有收到提交结果。填写的内容都在，可直接重试，不会重复收费')
    expect(screen.app.shown).toEqual([])
    await says(box, '不会重复收费', 'Your details are saved. Try again, you will not be charged twice.')
    await press('paper-submit')
    const [first, again] = callsTo(paidOffApply)
    expect(argsOf(again)).toEqual(argsOf(first))
    expect(argsOf(again)).toMatchObject({ loanIds: ['a'], address: { name: '吴鹏', mobile: '13800138007' } })
    expect(again?.header?.requestId).toBe(first?.header?.requestId)
  })

  it('U7 is ordered only with consent to the privacy notice', async () => {
    await toAddress()
    await fill()
    await during(() => consent.withdraw())
    await press('paper-submit')
    expect([callsTo(paidOffApply), box.querySelector('#privacy-notice') !== null]).toEqual([[], true])
  })

  it('closing the sheet keeps what was typed', async () => {
    await toAddress()
    await fill()
    tap(box.querySelector('#paper-sheet .sheet-close'))
    await settle()
    expect(box.querySelector('#paper-sheet')).toBeNull()
    letTapsPass()
    await press('issue-next')
    await serve(paidOffCheck, ok({ ...checked, fee: 2_000 }))
    await filled()
    expect(box.querySelector<HTMLInputElement>('#paper-name input')?.value).toBe('吴鹏')
  })

  it.each([
    ['ADDRESS_INVALID', '#paper-address', '.paper-sheet > .alarm'],
    ['CERTIFICATE_ISSUED', '.paper-sheet > .alarm', '#paper-address'],
  ])('%s is said at %s alone', async (code, at, elsewhere) => {
    await toAddress()
    await fill()
    await press('paper-submit')
    await serve(paidOffApply, refusal(code, '为什么不行'))
    expect([box.querySelector(at)?.textContent, box.querySelector(elsewhere)?.textContent ?? '']).toEqual([
      expect.stringContaining('为什么不行'),
      expect.not.stringContaining('为什么不行'),
    ])
    expect(screen.app.shown).toEqual([])
  })

  it('its fee is paid by card alone, on this screen', async () => {
    await toAddress()
    await fill()
    await press('paper-submit')
    await serve(paidOffApply, ok({ certificateId: 'C1', status: 'unpaid', fee: 2_000 }))
    expect(box.querySelector('#paper-sheet')).toBeNull()
    await serve(
      payChannel,
      ok({
        channels: [
          { assetType: 'ALIPAY', name: '支付宝' },
          { assetType: 'DEBIT_CARD', name: '沙盒银行', cardId: 'C1070', cardTail: '6107' },
        ],
      }),
    )
    expect([...box.querySelectorAll('.pay-tool')].map(({ id }) => id)).toEqual(['tool-DEBIT_CARDC1070'])
    expect(box.querySelector('#pay-here-submit')?.textContent).toContain('20')
  })
})

describe('R-119 what was issued', () => {
  const openIssued = async (more: Parameters<typeof certificate>[1] = {}) => {
    openScreen(Loans, `${folder}/settle-succes`, { certificateId: 'C1' })
    await serve(paidOffApplyList, ok({ list: [certificate('C1', more)] }))
  }

  it.each([
    ['issued', {}],
    ['preparing', { method: 'paper', fee: 2_000 }],
    ['posted', { method: 'paper', fee: 2_000, trackingNumber: 'SF1' }],
    ['closed', { method: 'paper', fee: 2_000, number: '' }],
    ['unpaid', { method: 'paper', fee: 2_000, number: '' }],
  ] as const)('%s says so', async (status, more) => {
    await openIssued({ status, ...more })
    expect(box.querySelector('.result-body')?.textContent).toContain(words.issuedTitle[status])
  })

  it('a number that names none says so, with a way on', async () => {
    openScreen(Loans, `${folder}/settle-succes`, { certificateId: 'C9' })
    await serve(paidOffApplyList, ok({ list: [] }))
    expect(box.querySelector('.empty-state')?.textContent).toContain(words.unknown)
  })
})
