import { ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, clean, press } from '@tests/ui/mounted'
import { type OpenCardStatus, openCard, type ShopResultRes, shopResult } from '@/contract/identity/openCard'
import { creditStatus, type StepState } from '@/contract/identity/steps'
import { consent } from '@/domain/account/consent'
import { openCard as words } from '@/i18n/openCard'
import CardResults from '@/subPackages/card-results/index'

type ProductInfo = ShopResultRes['productInfo']

const resultOf = (openCardStatus: OpenCardStatus, more: Partial<ProductInfo> = {}) =>
  ok({
    productInfo: { openCardStatus, productList: [], couponList: [], randList: [], description: '说明文字', ...more },
  })

/** Where the steps stand; the customer may apply once where `triesLeft` is 1. */
function status(bankCard: StepState = 'done', triesLeft = 1, application: StepState = 'todo') {
  const states: StepState[] = ['done', 'done', bankCard, application]
  const steps = (['idCard', 'face', 'bankCard', 'openCard'] as const).map((step, index) => ({
    step,
    state: states[index] ?? 'todo',
    triesLeft,
    reason: '',
  }))
  return ok({
    steps,
    next: steps.find(({ state }) => state !== 'done')?.step ?? 'none',
    name: '王*',
    idNumber: '110***********1234',
  })
}

const has = (id: string) => box.querySelector(`#${id}`) !== null

async function answer(result: object, steps: object = status()): Promise<void> {
  await serve(creditStatus, steps)
  await serve(shopResult, result)
}

async function openPage(result: object, steps?: object): Promise<void> {
  screen.open()
  await answer(result, steps)
}

const pass = (ms: number) => during(() => jest.advanceTimersByTime(ms))

const screen = screenTest(CardResults, 'subPackages/card-results/index')
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'requestAnimationFrame'] })
})
afterEach(() => jest.useRealTimers())

it('R-112 who came to apply returns to where they came from once the card is open', async () => {
  screen.open({ redirect: '/subPackages/xyfApp/welfare/index' })
  await answer(resultOf('opened'), status('done', 0, 'done'))
  press('card-back')
  expect(moves).toEqual(['redirectTo /subPackages/xyfApp/welfare/index'])
})

describe('applying for the card', () => {
  it('R-112 where a step is missing the screen says which one and leads there', async () => {
    await openPage(resultOf('none'), status('todo'))
    expect([has('step-later'), has('card-apply')]).toEqual([true, false])
    press('step-go')
    expect(moves).toEqual(['redirectTo /subPackages/deposit-identification/index'])
  })

  it('S6 shows who applies, masked, and applies once for two taps', async () => {
    await openPage(resultOf('none'))
    expect(box.textContent).toContain(words.applicant('王*', '110***********1234'))
    press('card-apply')
    press('card-apply')
    await serve(openCard, ok({ openCardStatus: 'processing' }))
    await answer(resultOf('processing'))
    expect(callsTo(openCard)).toHaveLength(1)
    expect(box.textContent).toContain(words.processingTitle)
  })

  it('U7 applies for nothing before the privacy notice is accepted', async () => {
    await during(() => consent.withdraw())
    await openPage(resultOf('none'))
    press('card-apply')
    await settle()
    expect([callsTo(openCard), box.querySelector('#privacy-notice') !== null]).toEqual([[], true])
  })

  it('R-44 a refusal is one toast, and the steps are read again', async () => {
    await openPage(resultOf('none'))
    press('card-apply')
    await serve(openCard, refusal('STEPS_MISSING', '请先完成认证'))
    expect(moves).toEqual(['toast 2000 请先完成认证'])
    await answer(resultOf('none'), status('todo'))
    expect(has('step-later')).toBe(true)
  })

  it('R-82 after a lost answer it asks where the application stands', async () => {
    await openPage(resultOf('none'))
    press('card-apply')
    await serve(openCard, 'no network')
    await answer(resultOf('processing'))
    expect([box.textContent?.includes(words.processingTitle), callsTo(openCard).length]).toEqual([true, 1])
  })

  it('R-44 a first load that fails is shown with a retry and without a toast', async () => {
    screen.open()
    await serve(creditStatus, status())
    await serve(shopResult, refusal('BUSY'))
    expect([box.textContent?.includes('重试'), moves]).toEqual([true, []])
  })
})

describe('an application in review', () => {
  it('R-114 is asked for by itself while the screen is shown, until it is decided', async () => {
    await openPage(resultOf('processing'))
    expect(box.textContent).toContain('说明文字')
    await pass(2_000)
    await answer(resultOf('processing'))
    await pass(2_000)
    await answer(resultOf('opened'), status('done', 0, 'done'))
    expect(box.textContent).toContain(words.openedTitle)
    await pass(60_000)
    expect(callsTo(shopResult)).toHaveLength(3)
  })

  it('is not asked for while the screen is hidden, and at once when it is shown again', async () => {
    await openPage(resultOf('processing'))
    happen('hide')
    await pass(60_000)
    expect(callsTo(shopResult)).toHaveLength(1)
    happen('show')
    await settle()
    expect(callsTo(shopResult)).toHaveLength(2)
  })

  it('is not asked for once the screen is closed', async () => {
    await openPage(resultOf('processing'))
    clean()
    await pass(60_000)
    expect(callsTo(shopResult)).toHaveLength(1)
  })

  it('can be asked for by the customer; a failure is then told', async () => {
    await openPage(resultOf('processing'))
    press('card-refresh')
    await serve(creditStatus, status())
    await serve(shopResult, refusal('BUSY', '系统繁忙'))
    expect([screen.app.shown.map(({ code }) => code), box.textContent?.includes(words.processingTitle)]).toEqual([
      ['BUSY'],
      true,
    ])
  })

  it('R-114 is asked for during 15 minutes, and again from when the customer asks', async () => {
    await openPage(resultOf('processing'))
    for (let minute = 0; minute < 15; minute += 0.5) {
      await pass(30_000)
      await answer(resultOf('processing'))
    }
    await pass(10_000)
    const asked = callsTo(shopResult).length
    await pass(60 * 60_000)
    expect(callsTo(shopResult)).toHaveLength(asked)
    press('card-refresh')
    await answer(resultOf('processing'))
    await pass(2_000)
    expect(callsTo(shopResult)).toHaveLength(asked + 2)
  })

  it('is what a status means that this build does not know', async () => {
    await openPage(resultOf('odd' as OpenCardStatus))
    expect(box.textContent).toContain(words.processingTitle)
  })
})

describe('a decided application', () => {
  it('R-114 that opened the card shows the description, the coupons with their last day, products that lead to their page, and who saved', async () => {
    const endTime = Date.parse('2030-05-20T12:00:00+08:00')
    await openPage(
      resultOf('opened', {
        productList: [{ goodsId: 'g1', name: '保温杯', picture: '', price: 1_990, originalPrice: 2_990 }],
        couponList: [{ couponId: 'c1', title: '开户礼券', amount: 500, endTime }],
        randList: [{ phone: '138****0001', money: 1_200 }],
      }),
      status('done', 0, 'done'),
    )
    for (const text of ['说明文字', '开户礼券', '¥5.00', words.until('2030-05-20'), '保温杯', '138****0001'])
      expect(box.textContent).toContain(text)
    press('product-g1')
    expect(moves).toEqual(['navigateTo /subPackages/pdp/index?goodsId=g1'])
  })

  it('that opened the card without coupons or products says so', async () => {
    await openPage(resultOf('opened'), status('done', 0, 'done'))
    expect(box.textContent).toContain(words.noCoupons)
    expect(box.textContent).toContain(words.noProducts)
    press('card-mall')
    expect(moves).toEqual(['switchTab /pages/mall/index'])
  })

  it('that was refused says why, leads to the mall and has customer service', async () => {
    await openPage(resultOf('refused', { description: '综合评估未通过' }), status('done', 0, 'failed'))
    expect(box.textContent).toContain('综合评估未通过')
    expect([has('card-apply'), has('card-mall'), has('identity-help')]).toEqual([false, true, true])
    press('card-mall')
    expect(moves).toEqual(['switchTab /pages/mall/index'])
  })

  it('that was refused can be made again where the server allows it', async () => {
    await openPage(resultOf('refused'), status('done', 1, 'failed'))
    press('card-apply')
    await serve(openCard, ok({ openCardStatus: 'processing' }))
    await answer(resultOf('processing'))
    expect(box.textContent).toContain(words.processingTitle)
  })

  it('is read again when the customer comes back', async () => {
    await openPage(resultOf('refused'), status('done', 0, 'failed'))
    happen('hide')
    happen('show')
    await answer(resultOf('opened'), status('done', 0, 'done'))
    expect(box.textContent).toContain(words.openedTitle)
  })
})
