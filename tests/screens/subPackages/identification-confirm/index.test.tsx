import { readCard, standing } from '@tests/domain/identity/flowAnswers'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, tap } from '@tests/ui/mounted'
import { getOcrInfo, idCardCreate, type OcrInfo, setOcrInfo } from '@/contract/identity/idCard'
import { creditStatus } from '@/contract/identity/steps'
import { consent } from '@/domain/account/consent'
import { idCard as words } from '@/i18n/idCard'
import { identity } from '@/i18n/identity'
import IdentificationConfirm from '@/subPackages/identification-confirm/index'

const byId = (id: string) => box.querySelector(`#${id}`)
const press = async (id: string) => {
  tap(byId(id))
  await settle()
}
const alarm = () => box.querySelector('[role=alert]')?.textContent ?? undefined

async function open(...given: Parameters<typeof standing>): Promise<void> {
  screen.open()
  await serve(creditStatus, ok(standing(...given)))
}

async function serveCard(info: Partial<OcrInfo> = {}): Promise<void> {
  await serve(idCardCreate, ok({ orderId: 'O1', triesLeft: 5 }))
  await serve(
    getOcrInfo,
    ok({ orderId: 'O1', sides: ['front', 'back'], ocrInfo: { ...readCard, ...info }, isConfirmed: false }),
  )
}

async function openCard(info: Partial<OcrInfo> = {}): Promise<void> {
  await open(['corrected'])
  await serveCard(info)
}

const screen = screenTest(IdentificationConfirm, 'subPackages/identification-confirm/index')

describe('the data to be confirmed', () => {
  it('S6 shows the name and the number masked, and not where the customer lives', async () => {
    await openCard()
    expect(box.textContent).toContain('李**')
    expect(box.textContent).toContain('1****************X')
    for (const secret of [readCard.name, readCard.idNumber, readCard.address])
      expect(box.textContent).not.toContain(secret)
    expect(box.textContent).toContain(words.until('2020-01-01', '2040-01-01'))
  })

  it('says so where the card has no end date', async () => {
    await openCard({ validUntil: 'long' })
    expect(box.textContent).toContain(words.until('2020-01-01', words.long))
  })

  it('is read again where it did not arrive, without a toast', async () => {
    await open(['corrected'])
    await serve(idCardCreate, 'no network')
    expect(moves).toEqual([])
    tap([...box.querySelectorAll('.button')].find((one) => one.textContent === '重试'))
    await serveCard()
    expect(byId('confirm-go')).not.toBeNull()
  })

  it('leads back to be corrected', async () => {
    await openCard()
    await press('confirm-correct')
    expect(moves).toEqual(['redirectTo /subPackages/identification/index'])
  })

  it('is read anew when the screen comes back', async () => {
    await openCard()
    happen('hide')
    happen('show')
    await serve(creditStatus, ok(standing(['corrected'])))
    await serveCard({ name: '王小雨' })
    expect(box.textContent).toContain('王**')
  })
})

describe('R-112 a customer who cannot confirm yet', () => {
  it.each<[Parameters<typeof standing>[0], string]>([
    [['todo'], 'identification/index'],
    [['read'], 'identification/index'],
  ])('with %j is led to the card', async (states, path) => {
    await open(states)
    expect(box.querySelector('#step-later')?.textContent).toContain(identity.laterTitle(identity.steps.idCard))
    await press('step-go')
    expect(moves).toEqual([`redirectTo /subPackages/${path}`])
    expect(callsTo(idCardCreate)).toEqual([])
  })

  it('because it is done is led to the face', async () => {
    await open(['done'])
    await press('step-go')
    expect(moves).toEqual(['redirectTo /subPackages/living-identification/index'])
  })
})

describe('the confirmation', () => {
  it('needs a tick, which is never set beforehand, and says so at the button', async () => {
    await openCard()
    expect(byId('confirm-agree')?.getAttribute('aria-checked')).toBe('false')
    await press('confirm-go')
    expect([alarm(), callsTo(setOcrInfo), moves]).toEqual([words.agreeFirst, [], []])
    await press('confirm-agree')
    expect(alarm()).toBeUndefined()
  })

  it('opens each agreement', async () => {
    await openCard()
    for (const link of box.querySelectorAll('.check-link')) tap(link)
    expect(moves).toEqual(words.agreements.map(({ code }) => `navigateTo /subPackages/agreement/index?code=${code}`))
  })

  it('R-112 sends the whole data once for two taps, and goes on to the face', async () => {
    await openCard()
    await press('confirm-agree')
    await press('confirm-go')
    await press('confirm-go')
    expect(callsTo(setOcrInfo).map(argsOf)).toEqual([{ ...readCard, orderId: 'O1', isConfirmed: true }])
    await serve(setOcrInfo, ok({ isConfirmed: true }))
    expect(moves).toEqual(['redirectTo /subPackages/living-identification/index'])
  })

  it('U7 is not sent once the consent is withdrawn', async () => {
    await openCard()
    await press('confirm-agree')
    await during(() => consent.withdraw())
    await press('confirm-go')
    expect(callsTo(setOcrInfo)).toEqual([])
  })

  it('R-33 that is refused says why at the button, without a toast, beside the way to correct it', async () => {
    await openCard()
    await press('confirm-agree')
    await press('confirm-go')
    await serve(setOcrInfo, refusal('ID_IN_USE', '该身份证已认证其他账号'))
    expect([alarm(), moves]).toEqual(['该身份证已认证其他账号', []])
    expect(byId('confirm-correct')).not.toBeNull()
  })

  it('U6 whose answer was lost says so, and is sent again without being made twice', async () => {
    await openCard()
    await press('confirm-agree')
    await press('confirm-go')
    await serve(setOcrInfo, 'no network')
    expect([alarm(), moves]).toEqual([words.confirmLost, []])
    await press('confirm-go')
    await serve(setOcrInfo, ok({ isConfirmed: true }))
    const [first, second] = callsTo(setOcrInfo).map(argsOf)
    expect(second).toEqual(first)
    expect(moves).toEqual(['redirectTo /subPackages/living-identification/index'])
  })

  it('that was made on another device already shows where to go on', async () => {
    await openCard()
    await press('confirm-agree')
    await press('confirm-go')
    await serve(setOcrInfo, refusal('IDENTITY_DONE', '已完成'))
    await serve(creditStatus, ok(standing(['done'])))
    expect(byId('step-done')).not.toBeNull()
  })
})
