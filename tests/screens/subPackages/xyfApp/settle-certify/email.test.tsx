import { certificate } from '@tests/domain/certificate/answers'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { box, filled, letTapsPass, tap, type } from '@tests/ui/mounted'
import { paidOffUpdateEmail } from '@/contract/certificate/delivery'
import { paidOffApply } from '@/contract/certificate/issue'
import { paidOffApplyList } from '@/contract/certificate/records'
import { consent } from '@/domain/account/consent'
import { certificate as words } from '@/i18n/certificate'
import { serverNow } from '@/lib/serverClock'
import Email from '@/subPackages/xyfApp/settle-certify/email'

const folder = 'subPackages/xyfApp/settle-certify'

const press = async (id: string) => {
  tap(box.querySelector(`#${id}`))
  await settle()
  letTapsPass()
}
const field = () => box.querySelector<HTMLInputElement>('#certificate-email input')
const problem = () => box.querySelector('#certificate-email [role=alert]')?.textContent ?? ''
const send = async (text: string) => {
  await filled()
  type(field(), text)
  await settle()
  await press('email-send')
}

const screen = setUpScreens()

describe('R-50 R-119 the address of a first issue', () => {
  beforeEach(() => {
    openScreen(Email, `${folder}/email`, { kind: 'loan', loanIds: 'a,b' })
  })

  it.each(['a@b', 'a b@c.com', '@c.com', ''])('%j is refused beside the field, and nothing is sent', async (text) => {
    await send(text)
    expect(problem()).toBe('邮箱格式不正确，请检查，如 name@example.com')
    expect(callsTo(paidOffApply)).toEqual([])
    expect(field()?.value).toBe(text)
  })

  it.each(['a@b.cn', 'a.b+c@d-e.com', 'x_1@m.example.com', ' a@b.cn '])('%j is sent', async (text) => {
    await send(text)
    expect(argsOf(callsTo(paidOffApply)[0])).toEqual({
      kind: 'loan',
      method: 'electronic',
      loanIds: ['a', 'b'],
      email: text.trim(),
    })
    await serve(paidOffApply, ok({ certificateId: 'C1', status: 'issued', fee: 0 }))
    expect(moves).toEqual([`redirectTo /${folder}/settle-succes?certificateId=C1`])
  })

  it('U7 asks for consent to the privacy notice first, and issues nothing before', async () => {
    await during(() => consent.withdraw())
    await send('a@b.cn')
    expect([callsTo(paidOffApply), box.querySelector('#privacy-notice') !== null]).toEqual([[], true])
  })

  it('the server’s refusal of the address stands beside the field, and nowhere else', async () => {
    await send('a@b.cn')
    await serve(paidOffApply, refusal('EMAIL_INVALID', '域名不存在'))
    expect([problem(), field()?.value]).toEqual(['域名不存在', 'a@b.cn'])
    expect([box.querySelector('.alarm')?.textContent ?? '', screen.app.shown]).toEqual(['', []])
  })

  it.each([
    ['CERTIFICATE_ISSUED', 'trouble-records', 'recordList'],
    ['PROOF_NEEDED', 'trouble-verify', 'verify?kind=loan&method=electronic'],
  ])('%s has its words and a way on', async (code, way, page) => {
    await send('a@b.cn')
    await serve(paidOffApply, refusal(code, '原因'))
    expect(box.querySelector('.alarm')?.textContent).toContain('原因')
    await press(way)
    expect(moves).toEqual([`navigateTo /${folder}/${page}`])
  })

  it('R-82 a second tap sends nothing, and after a lost answer the records are asked first', async () => {
    await send('a@b.cn')
    await press('email-send')
    expect(callsTo(paidOffApply)).toHaveLength(1)
    await serve(paidOffApply, 'no network')
    await settle()
    expect(box.querySelector('.alarm')?.textContent).toContain(
      '网络中断，没有收到开具结果。可直接重试，不会重复开具；也可在开具记录中确认',
    )
    await press('email-send')
    const mine = certificate('C7', { loanIds: ['b', 'a'], issuedTime: serverNow() })
    await serve(paidOffApplyList, ok({ list: [certificate('C8', { issuedTime: serverNow() }), mine] }))
    expect(callsTo(paidOffApply)).toHaveLength(1)
    expect(moves).toEqual([`redirectTo /${folder}/settle-succes?certificateId=C7`])
  })

  it.each<[what: string, more: Parameters<typeof certificate>[1]]>([
    ['the kind', { kind: 'general' }],
    ['the method', { method: 'paper' }],
    ['the loans', { loanIds: ['a'] }],
    ['no time of issue', { issuedTime: undefined }],
  ])('R-82 one of the records that differs by %s is another certificate', async (_what, more) => {
    await send('a@b.cn')
    await serve(paidOffApply, 'no network')
    await settle()
    await press('email-send')
    await serve(
      paidOffApplyList,
      ok({ list: [certificate('C6', { loanIds: ['a', 'b'], issuedTime: serverNow(), ...more })] }),
    )
    await settle()
    expect(callsTo(paidOffApply)).toHaveLength(2)
  })

  it('R-82 where the records have no such certificate, the same request is sent again under its id', async () => {
    await send('a@b.cn')
    await serve(paidOffApply, 'no network')
    await settle()
    await press('email-send')
    const before = certificate('C6', { loanIds: ['a', 'b'], issuedTime: serverNow() - 3_600_000 })
    await serve(paidOffApplyList, ok({ list: [before] }))
    await settle()
    const [first, again] = callsTo(paidOffApply)
    expect(again?.header?.requestId).toBe(first?.header?.requestId)
    expect(argsOf(again)).toEqual(argsOf(first))
  })
})

describe('R-119 a certificate of all loans', () => {
  it('R-82 names none, and is found in the records whatever loans it has', async () => {
    openScreen(Email, `${folder}/email`, { kind: 'general' })
    await send('a@b.cn')
    expect(argsOf(callsTo(paidOffApply)[0])).toMatchObject({ kind: 'general', loanIds: [] })
    await serve(paidOffApply, 'no network')
    await settle()
    await press('email-send')
    const found = certificate('C7', { kind: 'general', loanIds: ['a', 'b'], issuedTime: serverNow() })
    await serve(paidOffApplyList, ok({ list: [found] }))
    expect(moves).toEqual([`redirectTo /${folder}/settle-succes?certificateId=C7`])
  })
})

describe('R-50 R-119 mailing a certificate again', () => {
  const openAgain = async (more: Parameters<typeof certificate>[1] = {}) => {
    openScreen(Email, `${folder}/email`, { certificateId: 'C1' })
    await serve(paidOffApplyList, ok({ list: [certificate('C1', more)] }))
  }

  it('shows where it went, sends it to a corrected address, and counts what is left', async () => {
    await openAgain()
    expect(box.textContent).toContain(words.lastSent('a***@b.cn'))
    expect(box.textContent).toContain('今天还可重新发送 3 次')
    await send('x@y.cn')
    expect(argsOf(callsTo(paidOffUpdateEmail)[0])).toEqual({ certificateId: 'C1', email: 'x@y.cn' })
    await serve(paidOffUpdateEmail, ok({ sentTo: 'x***@y.cn', resendsLeft: 2 }))
    expect(box.textContent).toContain(words.sentAgain('x***@y.cn'))
    expect(box.textContent).toContain('今天还可重新发送 2 次')
  })

  it('U7 is sent only with consent to the privacy notice', async () => {
    await openAgain()
    await during(() => consent.withdraw())
    await send('x@y.cn')
    expect([callsTo(paidOffUpdateEmail), box.querySelector('#privacy-notice') !== null]).toEqual([[], true])
  })

  it('too many are refused in clear words, and the address stays', async () => {
    await openAgain({ resendsLeft: 1 })
    await send('x@y.cn')
    await serve(paidOffUpdateEmail, refusal('RESEND_LIMIT', '今天已重新发送 3 次'))
    expect(box.querySelector('.alarm')?.textContent).toContain('今天已重新发送 3 次')
    expect(field()?.value).toBe('x@y.cn')
  })

  it('a refused address is said beside the field, and nowhere else', async () => {
    await openAgain()
    await send('x@y.cn')
    await serve(paidOffUpdateEmail, refusal('EMAIL_INVALID', '域名不存在'))
    expect([problem(), field()?.value]).toEqual(['域名不存在', 'x@y.cn'])
    expect([box.querySelector('.alarm')?.textContent ?? '', screen.app.shown]).toEqual(['', []])
  })

  it('while it is sent the button is busy, and a second tap sends nothing', async () => {
    await openAgain()
    await send('x@y.cn')
    expect(box.querySelector('#email-send .button-spinner')).not.toBeNull()
    await press('email-send')
    expect(callsTo(paidOffUpdateEmail)).toHaveLength(1)
  })

  it('where none is left today it says so, and the certificate can still be opened', async () => {
    await openAgain({ resendsLeft: 0 })
    expect(box.textContent).toContain('今天的重新发送次数已用完，请明天再试；证明仍可在下方直接查看')
    expect(box.querySelector('#email-send')?.getAttribute('aria-disabled')).toBe('true')
    expect(box.querySelector('#email-view')).not.toBeNull()
  })

  it('R-82 a lost answer is sent again under its id', async () => {
    await openAgain()
    await send('x@y.cn')
    await serve(paidOffUpdateEmail, 'no network')
    await settle()
    expect(box.querySelector('.alarm')?.textContent).toContain(
      '网络中断，没有收到发送结果。邮箱已保留，可直接重试，不会重复计次',
    )
    expect(screen.app.shown).toEqual([])
    await press('email-send')
    const [first, again] = callsTo(paidOffUpdateEmail)
    expect(again?.header?.requestId).toBe(first?.header?.requestId)
  })

  it('one that is not theirs, or not issued, leads to the records', async () => {
    await openAgain({ status: 'unpaid', method: 'paper' })
    expect(box.querySelector('.empty-state')?.textContent).toContain(words.unknown)
    await press('email-records')
    expect(moves).toEqual([`navigateTo /${folder}/recordList`])
  })
})
