import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle, waiting } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, filled, pass, press } from '@tests/ui/mounted'
import { bankCards } from '@/contract/bank/cards'
import { keptBinding } from '@/domain/bank/keptBinding'
import { session } from '@/domain/session/session'
import { bank as words } from '@/i18n/bank'
import { requestPorts } from '@/request/ports'
import OnceBind from '@/subPackages/once-bind/index'

const mockOpened: string[] = []
let mockWay = 'opened'
jest.mock('@/platform/links/openTrusted', () => ({
  openTrusted: async (url: string) => {
    mockOpened.push(url)
    return mockWay
  },
}))

const preSign = { path: '/xbt/one-key-binding/pre-sign' }
const query = { path: '/xbt/one-key-binding/query' }
const signUrl = 'https://bank.example/sign?session=1'
const banks = ok({ cardList: [], oneKeyBanks: [{ bankCode: 'ICBC', bankName: '工商银行' }] })
const card = { cardId: 'C1', bankCode: 'ICBC', bankName: '工商银行', cardTail: '7101', isDefault: true }
const standing = (status: string, more: object = {}) =>
  ok({ bindNo: 'B1', bankCode: 'ICBC', bankName: '工商银行', status, expireTime: 1, ...more })
const signing = standing('signing', { signUrl })

let now = Date.now()

beforeAll(() => jest.useFakeTimers())
afterAll(() => jest.useRealTimers())
const screen = screenTest(OnceBind, 'subPackages/once-bind/index')
beforeEach(() => {
  now += 10_000
  jest.setSystemTime(now)
  mockOpened.length = 0
  mockWay = 'opened'
})
afterEach(() => jest.restoreAllMocks())

async function open(query: { bindNo?: string; backTo?: string } = {}): Promise<void> {
  screen.open(query)
  await filled()
}

/** Chooses the bank, whose page opens. */
async function begin(): Promise<void> {
  await open({ backTo: 'cards' })
  await serve(bankCards, banks)
  press('bank-ICBC')
  await serve(preSign, ok({ bindNo: 'B1', signUrl }))
}

describe('choosing a bank', () => {
  it('opens the page of the bank, once for two taps, and waits for the customer', async () => {
    await open({ backTo: 'cards' })
    await serve(bankCards, banks)
    press('bank-ICBC')
    press('bank-ICBC')
    await settle()
    expect(callsTo(preSign)).toHaveLength(1)
    expect(argsOf(callsTo(preSign)[0])).toEqual({ product: 'xbt', bankCode: 'ICBC', callBackUrl: '' })
    await serve(preSign, ok({ bindNo: 'B1', signUrl }))
    await serve(query, signing)
    expect(mockOpened).toEqual([signUrl])
    expect(box.textContent).toContain(words.signingTitle('工商银行'))
    expect(keptBinding.read()).toEqual({ bindNo: 'B1', product: 'xbt' })
  })

  it('is for the newer product in the newer theme', async () => {
    jest.spyOn(requestPorts(), 'innerApp').mockReturnValue('xyf')
    await open({ backTo: 'cards' })
    await serve(bankCards, banks)
    press('bank-ICBC')
    await serve({ path: '/xyf/one-key-binding/pre-sign' }, ok({ bindNo: 'B1', signUrl }))
    await settle()
    expect(keptBinding.read()?.product).toBe('xyf')
  })

  it.each(['CARD_BOUND', 'IDENTITY_MISSING', 'BANK_UNKNOWN'])(
    'R-44 %s is shown once, and another can be chosen',
    async (code) => {
      await open({ backTo: 'cards' })
      await serve(bankCards, banks)
      press('bank-ICBC')
      await serve(preSign, refusal(code, `因为 ${code}`))
      expect(moves).toEqual([expect.stringContaining(`因为 ${code}`)])
      expect(box.querySelector('#bank-ICBC')).not.toBeNull()
      expect(keptBinding.read()).toBeUndefined()
    },
  )

  it('without a bank leads to binding by number', async () => {
    await open({ backTo: 'pay' })
    await serve(bankCards, ok({ cardList: [], oneKeyBanks: [] }))
    expect(box.textContent).toContain(words.oneKeyNone)
    press('once-by-number')
    expect(moves).toEqual(['redirectTo /subPackages/deposit-identification/index?backTo=pay'])
  })
})

describe('the end of a binding', () => {
  it.each([
    ['cards', 'redirectTo /subPackages/bank-management/index'],
    [undefined, 'redirectTo /subPackages/card-results/index'],
  ])('from %s a bound card leads on', async (from, move) => {
    await open({ bindNo: 'B1', backTo: from })
    await serve(query, standing('bound', { card }))
    expect(box.textContent).toContain('工商银行（尾号 7101）已可用于支付和提现')
    press('once-done')
    expect(moves).toEqual([move])
  })

  it.each([
    ['declined', words.declinedTitle],
    ['expired', words.expiredTitle],
  ])('%s is said, and another bank can be chosen', async (status, title) => {
    await begin()
    await serve(query, standing(status))
    expect(box.textContent).toContain(title)
    expect(keptBinding.read()).toBeUndefined()
    press('once-again')
    await settle()
    expect(box.querySelector('#bank-ICBC')).not.toBeNull()
  })

  it('is asked for again and again until it is known, and not while the screen is hidden', async () => {
    await begin()
    await serve(query, signing)
    pass(2_000)
    await serve(query, signing)
    happen('hide')
    pass(60_000)
    await settle()
    expect(callsTo(query)).toHaveLength(2)
    happen('show')
    await serve(query, standing('bound', { card }))
    expect(box.textContent).toContain(words.boundTitle)
    pass(60_000)
    await settle()
    expect(callsTo(query)).toHaveLength(3)
  })

  it('that is not known because there was no answer is asked for again, silently', async () => {
    await begin()
    await serve(query, refusal('500', 'busy'))
    pass(2_000)
    await serve(query, signing)
    expect(box.textContent).toContain(words.signingTitle('工商银行'))
    expect([screen.app.shown, moves]).toEqual([[], []])
  })

  it('that is not known after a quarter of an hour is asked for when the customer wants it', async () => {
    await begin()
    await serve(query, signing)
    for (let turn = 0; turn < 200; turn++) {
      pass(10_000)
      await settle()
      if (waiting().length > 0) await serve(query, signing)
    }
    expect(box.textContent).toContain(words.lateTitle)
    const before = callsTo(query).length
    pass(60_000)
    await settle()
    expect(callsTo(query)).toHaveLength(before)
    press('once-check')
    await serve(query, standing('bound', { card }))
    expect(box.textContent).toContain(words.boundTitle)
  })

  it('a status that this app does not know may still change', async () => {
    await begin()
    await serve(query, standing('reviewing', { signUrl }))
    pass(2_000)
    await serve(query, standing('bound', { card }))
    expect(box.textContent).toContain(words.boundTitle)
  })
})

describe('coming back', () => {
  it('P8 an address that says success shows what the server says', async () => {
    await open({ bindNo: 'B1', backTo: 'cards', status: 'bound', result: 'success' } as object)
    expect(box.textContent).not.toContain(words.boundTitle)
    await serve(query, standing('declined'))
    expect(box.textContent).toContain(words.declinedTitle)
  })

  it('P8 U5 a number that is not this customer’s shows no success', async () => {
    await open({ bindNo: 'B9', backTo: 'cards' })
    await serve(query, refusal('BIND_UNKNOWN', ''))
    expect(box.textContent).toContain(words.unknownTitle)
    press('once-again')
    await serve(bankCards, banks)
    expect(box.querySelector('#bank-ICBC')).not.toBeNull()
  })

  it('after the app was closed goes on with the binding whose end is not known', async () => {
    keptBinding.write({ bindNo: 'B7', product: 'xbt' })
    await open({ backTo: 'cards' })
    await serve(query, standing('bound', { card }))
    expect(argsOf(callsTo(query)[0])).toEqual({ product: 'xbt', bindNo: 'B7' })
    expect(box.textContent).toContain(words.boundTitle)
    expect(keptBinding.read()).toBeUndefined()
  })

  it('U3 finds nothing of the customer before', async () => {
    keptBinding.write({ bindNo: 'B7', product: 'xbt' })
    await during(() => session.signOut())
    expect(keptBinding.read()).toBeUndefined()
  })
})

describe('a host that cannot open the page of the bank', () => {
  it('says that the link was copied', async () => {
    mockWay = 'copied'
    await begin()
    await serve(query, signing)
    expect(box.textContent).toContain('银行链接已复制，请在浏览器中打开并确认，完成后回到这里')
  })

  it.each(['refused', 'untrusted'])(
    'S2 says that it was not opened where it is %s, and the customer can try again',
    async (way) => {
      mockWay = way
      await begin()
      await serve(query, signing)
      expect(box.textContent).toContain('银行页面没有打开，请重试')
      mockWay = 'opened'
      press('once-sign')
      await settle()
      expect(mockOpened).toEqual([signUrl, signUrl])
      expect(box.textContent).toContain(words.signingText)
    },
  )

  it('lets the customer choose another bank, and forgets this binding', async () => {
    await begin()
    await serve(query, signing)
    press('once-other')
    await settle()
    expect(box.querySelector('#bank-ICBC')).not.toBeNull()
    expect(keptBinding.read()).toBeUndefined()
    pass(60_000)
    await settle()
    expect(waiting().filter(({ url }) => url.endsWith(query.path))).toEqual([])
  })

  it.each([
    ['bound', standing('bound', { card })],
    ['unknown', refusal('BIND_UNKNOWN', '')],
  ])('takes no late answer, %s, about the binding that was given up', async (_, answer) => {
    await begin()
    await serve(query, signing)
    pass(2_000)
    await settle()
    press('once-other')
    await serve(query, answer)
    expect(box.querySelector('#bank-ICBC')).not.toBeNull()
    expect([words.boundTitle, words.unknownTitle].filter((title) => box.textContent?.includes(title))).toEqual([])
  })
})
