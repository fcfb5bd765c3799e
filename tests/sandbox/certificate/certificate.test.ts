import { pdfText } from '@tests/fixtures/pdfText'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { paidOffDocument, paidOffUpdateEmail } from '@/contract/certificate/delivery'
import { paidOffCheck, paidOffGet } from '@/contract/certificate/issue'
import { paidOffApplyList } from '@/contract/certificate/records'
import { certificateConfirmCode, certificateVerificationCode, createBankpay } from '@/contract/paysystem'
import { logout } from '@/contract/session'
import { CertificatePlay } from './certificatePlay'

const SETTLED = '13800138007'
const OPEN = '13800138016'
const NONE = '13800138005'
const address = { name: '吴鹏', mobile: SETTLED, address: '云川省青禾市望江街 8 号' }

const sandbox = sandboxTest()
let customer: CertificatePlay

/** Each group begins with a customer who has no certificate. */
async function begin(): Promise<void> {
  await sandbox.reset()
  customer = await CertificatePlay.start(sandbox, SETTLED)
}

/** Likewise, with card and face proved. */
async function beginProved(): Promise<void> {
  await begin()
  await customer.prove()
}

/** The record of a certificate. */
const recordOf = async (certificateId: string) =>
  (await customer.call(paidOffApplyList, { page: 1, certificateId })).data.list[0]

describe('R-119 before a certificate is issued', () => {
  beforeAll(begin)

  it('the customer’s loans, what is proved, and the fee are answered', async () => {
    const { data } = await customer.call(paidOffGet, {})
    expect(data.loans.map(({ amount, outstanding }) => [amount, outstanding])).toEqual([
      [86_005, 0],
      [500_000, 0],
      [1_234_560, 0],
    ])
    expect(data).toMatchObject({ nextProof: 'card', paperFee: 2_000 })
  })

  it('a check says what it is of and what it costs', async () => {
    const check = async (method: 'electronic' | 'paper') =>
      (await customer.call(paidOffCheck, { kind: 'general', method, loanIds: [] })).data
    expect(await check('electronic')).toEqual({ nextProof: 'card', amount: 1_820_565, fee: 0 })
    expect(await check('paper')).toEqual({ nextProof: 'card', amount: 1_820_565, fee: 2_000 })
  })

  it.each([
    ['zh-CN', '还有 1280.00 元贷款未结清，结清后才能开具'],
    ['en', '¥1280.00 of a loan is not settled yet. The certificate can be issued once it is.'],
  ] as const)('an open loan is named with what is owed, in %s', async (lang, message) => {
    const token = await sandbox.login(OPEN)
    const answer = await sandbox.call(
      paidOffCheck,
      { kind: 'general', method: 'electronic', loanIds: [] },
      { token, lang },
    )
    expect(answer).toMatchObject({ code: 'LOAN_OPEN', message })
  })

  it('who has no loans is told so', async () => {
    const nobody = await CertificatePlay.start(sandbox, NONE)
    expect((await nobody.call(paidOffGet, {})).data.loans).toEqual([])
    expect((await nobody.apply({ kind: 'general' })).code).toBe('LOANS_NONE')
    expect((await nobody.call(paidOffApplyList, { page: 1 })).data.list).toEqual([])
  })

  it('nothing is issued before card and face are proved', async () => {
    expect((await customer.apply({ kind: 'general' })).code).toBe('PROOF_NEEDED')
    expect(await customer.list()).toEqual([])
  })
})

describe('R-119 an electronic certificate', () => {
  let certificateId = ''
  beforeAll(async () => {
    await beginProved()
    certificateId = (await customer.apply({ kind: 'general' })).data.certificateId
  })

  it('R-50 an address that is none is refused, and nothing is issued', async () => {
    const loanIds = (await customer.loanIds()).slice(2)
    const before = await customer.list()
    for (const email of ['a@b', 'a b@c.com', '@c.com', '']) {
      expect((await customer.apply({ loanIds, email })).code).toBe('EMAIL_INVALID')
    }
    expect(await customer.list()).toEqual(before)
  })

  it('P1 S6 two taps and a repetition of one intent make one certificate, recorded with the masked address, and one mail', async () => {
    const loanIds = (await customer.loanIds()).slice(0, 1)
    const before = [(await customer.list()).length, (await customer.mails(SETTLED)).length]
    const requestId = newRequestId()
    const answers = await Promise.all([1, 2, 3].map(() => customer.apply({ loanIds }, requestId)))
    const [made = '', ...others] = new Set(answers.map(({ data }) => data.certificateId))
    expect(others).toEqual([])
    const after = [(await customer.list()).length, (await customer.mails(SETTLED)).length]
    expect(after).toEqual(before.map((count) => count + 1))
    expect(await recordOf(made)).toMatchObject({
      status: 'issued',
      method: 'electronic',
      number: expect.stringMatching(/^JQ\d{22}$/),
      sentTo: 'a***@d-e.com',
      resendsLeft: 3,
      amount: 86_005,
    })
  })

  it('P1 of two intents for the same loan at the same time one is refused', async () => {
    const loanIds = (await customer.loanIds()).slice(1, 2)
    const before = (await customer.list()).length
    const answers = await Promise.all([customer.apply({ loanIds }), customer.apply({ loanIds })])
    expect(answers.map(({ code }) => code).sort()).toEqual(['000000', 'CERTIFICATE_ISSUED'])
    expect(await customer.list()).toHaveLength(before + 1)
  })

  it('R-50 it is mailed again to a corrected address, three times a day', async () => {
    const resend = (email: string, requestId?: string) =>
      sandbox.call(paidOffUpdateEmail, { certificateId, email }, { token: customer.token, requestId })
    expect((await resend('x_1@m')).code).toBe('EMAIL_INVALID')
    const requestId = newRequestId()
    expect((await resend('x_1@m.example.com', requestId)).data).toEqual({
      sentTo: 'x***@m.example.com',
      resendsLeft: 2,
    })
    // A lost answer is asked for again under its id: no mail more.
    expect((await resend('x_1@m.example.com', requestId)).data).toEqual({
      sentTo: 'x***@m.example.com',
      resendsLeft: 2,
    })
    expect((await resend('x_1@m.example.com')).data.resendsLeft).toBe(1)
    expect((await resend('x_1@m.example.com')).data.resendsLeft).toBe(0)
    const over = await resend('x_1@m.example.com')
    expect(over).toMatchObject({ code: 'RESEND_LIMIT', message: '该证明今天已重新发送 3 次，请明天再试' })
    expect((await customer.mails(SETTLED)).filter(({ to }) => to === 'x_1@m.example.com')).toHaveLength(3)
    await sandbox.fault({ kind: 'clock', ms: 86_400_000 })
    expect((await resend('x_1@m.example.com')).data.resendsLeft).toBe(2)
  })

  it('U5 another customer cannot mail it, list it or read it', async () => {
    const other = await CertificatePlay.start(sandbox, NONE)
    expect((await other.call(paidOffUpdateEmail, { certificateId, email: 'a@b.cn' })).code).toBe('CERTIFICATE_UNKNOWN')
    expect((await other.call(paidOffDocument, { certificateId })).code).toBe('CERTIFICATE_UNKNOWN')
    expect((await other.call(paidOffApplyList, { page: 1, certificateId })).data.list).toEqual([])
  })

  it('a proof of more than half an hour ago is asked for again', async () => {
    await sandbox.fault({ kind: 'clock', ms: 31 * 60_000 })
    expect((await customer.call(paidOffGet, {})).data.nextProof).toBe('card')
    const loanIds = (await customer.loanIds()).slice(2)
    expect((await customer.apply({ loanIds })).code).toBe('PROOF_NEEDED')
  })

  it('records come in pages of ten, newest first', async () => {
    const collector = await CertificatePlay.start(sandbox, '13800138004')
    const pages = [await collector.list(1), await collector.list(2), await collector.list(3)]
    expect(pages.map(({ length }) => length)).toEqual([10, 2, 0])
    const times = pages.flat().map(({ createdTime }) => createdTime)
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })
})

describe('R-119 the document', () => {
  const issued = async () => {
    const { certificateId } = (await customer.apply({ kind: 'general', email: 'a@b.cn' })).data
    const { number = '' } = (await recordOf(certificateId)) ?? {}
    return { certificateId, number, document: (await customer.call(paidOffDocument, { certificateId })).data }
  }
  let made: Awaited<ReturnType<typeof issued>>
  let another = ''
  beforeAll(async () => {
    await beginProved()
    another = (await customer.apply({ loanIds: (await customer.loanIds()).slice(0, 1) })).data.certificateId
    made = await issued()
  })

  it('is a PDF in Chinese with number, date, customer, loans, amount in words and check code', async () => {
    const answer = await fetch(made.document.url)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const pdf = new Uint8Array(await answer.arrayBuffer())
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
    const text = pdfText(pdf)
    expect(text).toContain('贷款结清通用证明')
    expect(text).toContain(made.number)
    expect(text).toContain('吴鹏')
    expect(text).toContain('壹万捌仟贰佰零伍元陆角伍分')
    expect(text).toContain('¥18205.65')
    for (const loanId of await customer.loanIds()) expect(text).toContain(loanId)
    expect(text).toMatch(/校验码[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/)
    // The ID number is masked (S6).
    expect(text).toMatch(/身份证号 9\*{16}[\dX]/)
  })

  it('the mail in the inbox has the same document attached', async () => {
    const [mail] = await customer.mails(SETTLED)
    expect(mail).toMatchObject({ to: 'a@b.cn', subject: '您的贷款结清证明' })
    const read = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())
    const attached = await read(sandbox.url + mail?.attachment.path)
    expect(attached.equals(await read(made.document.url))).toBe(true)
    const page = await (await fetch(`${sandbox.url}/sandbox/inbox?mobile=${SETTLED}&lang=zh-CN`)).text()
    expect(page).toContain(`certificate-${made.number}.pdf`)
  })

  it('U4 its address carries no token, ends after ten minutes and is of one certificate', async () => {
    const { url } = made.document
    expect(url).not.toContain(customer.token)
    expect((await fetch(url.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).status).toBe(410)
    expect((await fetch(url.replace(made.certificateId, another))).status).toBe(410)
    expect((await fetch(url.replace(/key=.*/, ''))).status).toBe(410)
    await sandbox.fault({ kind: 'clock', ms: 10 * 60_000 + 1 })
    expect((await fetch(url)).status).toBe(410)
  })

  it('U5 its address ends with the login that asked for it', async () => {
    const login = await CertificatePlay.start(sandbox, SETTLED)
    const { url } = (await login.call(paidOffDocument, { certificateId: made.certificateId })).data
    expect((await fetch(url)).status).toBe(200)
    await login.call(logout, {})
    expect((await fetch(url)).status).toBe(410)
  })

  it('the sandbox’s page verifies its code: valid, unknown or altered', async () => {
    const code = /校验码([0-9A-Z-]{19})/.exec(
      pdfText(new Uint8Array(await (await fetch(made.document.url)).arrayBuffer())),
    )?.[1]
    const verdict = async (query: Record<string, string>) => {
      const page = await (
        await fetch(`${sandbox.url}/sandbox/certificates?${new URLSearchParams({ lang: 'zh-CN', ...query })}`)
      ).text()
      return /id="verdict-(\w+)"/.exec(page)?.[1]
    }
    const { number } = made
    expect(await verdict({})).toBeUndefined()
    expect(await verdict({ code: code ?? '' })).toBe('valid')
    expect(await verdict({ code: (code ?? '').toLowerCase(), number, amount: '18205.65' })).toBe('valid')
    expect(await verdict({ code: code ?? '', amount: '98205.65' })).toBe('altered')
    expect(await verdict({ code: code ?? '', number: 'JQ1' })).toBe('altered')
    expect(await verdict({ code: '0000-0000-0000-0000' })).toBe('unknown')
  })
})

describe('R-87 R-119 a paper certificate', () => {
  beforeAll(beginProved)

  const paper = () => customer.apply({ kind: 'general', method: 'paper', email: undefined, address })
  const pay = async (orderId: string) => {
    const req = { orderId, amount: 2_000, callBackUrl: `${sandbox.url}/`, cardId: 'C1070' }
    return (await sandbox.call(createBankpay, req, { token: customer.token, requestId: newRequestId() })).data
  }

  it('needs a whole address', async () => {
    const wrong = await customer.apply({
      loanIds: (await customer.loanIds()).slice(1, 2),
      method: 'paper',
      address: { ...address, mobile: '1380013800' },
    })
    expect(wrong.code).toBe('ADDRESS_INVALID')
  })

  it('asked for again it is the same one, and its fee is paid by the certificate’s codes', async () => {
    const first = (await paper()).data
    expect(first).toMatchObject({ status: 'unpaid', fee: 2_000 })
    expect((await paper()).data.certificateId).toBe(first.certificateId)
    const { bizNo } = await pay(first.certificateId)
    expect(await recordOf(first.certificateId)).toMatchObject({ status: 'unpaid', number: '', bizNo, deductType: 2 })
    expect((await customer.call(paidOffDocument, { certificateId: first.certificateId })).code).toBe(
      'CERTIFICATE_UNKNOWN',
    )
    await customer.call(certificateVerificationCode, { bizNo })
    const [message] = await sandbox.inbox(SETTLED)
    expect(message?.scene).toBe('certificate')
    const code = message?.code ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await customer.call(certificateConfirmCode, { bizNo, code: wrong })).code).toBe('BANK_CODE_WRONG')
    expect((await customer.call(certificateConfirmCode, { bizNo, code })).data.paymentStatus).toBe('PAYMENT_SUCCESS')
    expect(await recordOf(first.certificateId)).toMatchObject({
      status: 'preparing',
      sentTo: '吴* 云川省青禾市****',
      resendsLeft: 0,
    })
    expect((await paper()).code).toBe('CERTIFICATE_ISSUED')
    await sandbox.fault({ kind: 'clock', ms: 86_400_000 })
    expect(await recordOf(first.certificateId)).toMatchObject({
      status: 'posted',
      trackingNumber: expect.stringMatching(/^SF\d{12}$/),
    })
  })

  it('of a loan that another one names meanwhile is not issued, although its fee arrives', async () => {
    const loanIds = (await customer.loanIds()).slice(1)
    const applied = async (wish: string[]) =>
      (await customer.apply({ method: 'paper', loanIds: wish, address })).data.certificateId
    const [both, single] = [await applied(loanIds), await applied(loanIds.slice(1))]
    const [late, early] = [await pay(both), await pay(single)]
    const confirm = async (bizNo: string) => {
      await customer.call(certificateVerificationCode, { bizNo })
      const [message] = await sandbox.inbox(SETTLED)
      return (await customer.call(certificateConfirmCode, { bizNo, code: message?.code ?? '' })).data.paymentStatus
    }
    expect(await confirm(early.bizNo)).toBe('PAYMENT_SUCCESS')
    expect(await confirm(late.bizNo)).toBe('PAYMENT_SUCCESS')
    expect(await recordOf(single)).toMatchObject({ status: 'preparing' })
    expect(await recordOf(both)).toMatchObject({ status: 'unpaid', number: '' })
  })

  it('closes when its fee is not paid in time', async () => {
    const loanIds = (await customer.loanIds()).slice(0, 1)
    const { certificateId } = (await customer.apply({ method: 'paper', loanIds, address })).data
    await sandbox.fault({ kind: 'clock', ms: 86_400_000 })
    expect((await recordOf(certificateId))?.status).toBe('closed')
  })
})
