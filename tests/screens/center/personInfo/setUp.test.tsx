import { stored } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { box, clean, press } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import SetUp from '@/center/personInfo/setUp'
import { logout } from '@/contract/session'
import { consent } from '@/domain/account/consent'
import { recommendation } from '@/domain/account/recommendation'
import { usualPlace } from '@/domain/account/usualPlace'
import { session } from '@/domain/session/session'
import { account as words } from '@/i18n/account'
import { choosePlace } from '@/navigate'
import { location } from '@/platform/host/location'
import { setTextSize } from '@/theme/textSize'

// Groups are drawn at once, which a host does one after another.
jest.mock('@/platform/page/afterUpdate', () => ({
  afterUpdate: (run: () => void) => {
    run()
    return () => undefined
  },
}))
jest.mock('@/navigate', () => ({ ...jest.requireActual('@/navigate'), choosePlace: jest.fn() }))

const square = { name: 'Square', address: 'Avenue', latitude: 31.2, longitude: 121.4 }

const screen = screenTest(SetUp, 'center/personInfo/setUp')
beforeEach(() => {
  screen.open()
})

describe('logging out', () => {
  it('R-45 asks first, and stays signed in where the customer stays', () => {
    press('settings-log-out')
    expect(box.textContent).toContain('退出后需要重新登录才能查看余额和订单。')
    press('dialog-cancel')
    expect(box.textContent).not.toContain(words.logOutText)
    expect([session.token, moves]).toEqual(['token-a', []])
  })

  it('R-45 U3 takes effect at once even if the server never answers, and leaves no data of the customer', async () => {
    await during(() => usualPlace.keep(square))
    press('settings-log-out')
    press('dialog-confirm')
    expect([session.token, stored.has('mToken'), usualPlace.place]).toEqual([undefined, false, undefined])
    expect(moves).toEqual([`toast 2000 ${words.loggedOut}`, 'switchTab /pages/my/index'])
    expect(box.querySelector('#dialog-confirm')).toBeNull()
    await settle()
    expect(callsTo(logout).map(({ data }) => (data as { mToken?: string }).mToken)).toEqual(['token-a'])
  })

  it('R-44 R-45 a logout that does not reach the server shows no failure to the customer', async () => {
    press('settings-log-out')
    press('dialog-confirm')
    await serve(logout, 'no network')
    expect(moves).toEqual([`toast 2000 ${words.loggedOut}`, 'switchTab /pages/my/index'])
  })
})

describe('the size of texts', () => {
  afterEach(() => during(() => setTextSize('standard')))

  it('is what the customer chooses: the screen has it at once, and the device keeps it', async () => {
    const enlarged = () => box.querySelector('.screen.is-largest') !== null
    expect(enlarged()).toBe(false)
    await during(() => press('choice-largest'))
    expect([enlarged(), stored.get('textSize')]).toEqual([true, 'largest'])
    expect(box.querySelector('#choice-largest')?.getAttribute('aria-checked')).toBe('true')
  })
})

describe('the usual place', () => {
  const row = () => box.querySelector('#settings-place')
  afterEach(() => {
    location.openSettings = undefined
  })

  it('is the one that the customer picks', async () => {
    jest.mocked(choosePlace).mockResolvedValue({ kind: 'chosen', place: square })
    await during(() => press('settings-place'))
    expect(row()?.textContent).toContain('Square')
    expect(stored.get('usualPlace')).toEqual(square)
    press('settings-place-look')
    expect(moves.at(-1)).toContain('/pages/system/open-location?latitude=')
  })

  it('says what the location is for where the host asks for it, and not in a browser, which does not', async () => {
    expect(row()?.textContent).toContain(words.usualPlaceHint)
    location.openSettings = jest.fn()
    clean()
    screen.open()
    expect(row()?.textContent).toContain(words.usualPlaceAsks)
    expect(choosePlace).not.toHaveBeenCalled()
  })

  it('stays where the customer picks none', async () => {
    jest.mocked(choosePlace).mockResolvedValue({ kind: 'cancelled' })
    await during(() => press('settings-place'))
    expect(row()?.textContent).toContain(words.usualPlaceNone)
    expect(stored.has('usualPlace')).toBe(false)
  })

  it('says what to do where the location was refused, and is asked for again once it is allowed in the settings', async () => {
    jest.mocked(choosePlace).mockResolvedValue({ kind: 'denied' })
    await during(() => press('settings-place'))
    expect(box.textContent).toContain('允许使用位置后，才能选择常用地点。')
    jest.mocked(choosePlace).mockResolvedValue({ kind: 'chosen', place: square })
    const settings = jest.fn().mockResolvedValue(true)
    // A browser has no such settings; the host of a mini-program does.
    location.openSettings = settings
    await during(() => press('dialog-confirm'))
    expect(settings).toHaveBeenCalledTimes(1)
    expect(box.textContent).not.toContain(words.placeDeniedText)
    expect(row()?.textContent).toContain('Square')
  })

  it('stays where the customer leaves the location refused', async () => {
    jest.mocked(choosePlace).mockResolvedValue({ kind: 'denied' })
    await during(() => press('settings-place'))
    press('dialog-cancel')
    expect(box.textContent).not.toContain(words.placeDeniedText)
    expect(stored.has('usualPlace')).toBe(false)
  })

  it.each([
    ['failed', words.placeFailed],
    ['unagreed', words.placeUnagreed],
  ] as const)('says that the map cannot be opened, and what to do: %s', async (kind, said) => {
    jest.mocked(choosePlace).mockResolvedValue({ kind })
    await during(() => press('settings-place'))
    expect(moves).toEqual([`toast 2000 ${said}`])
  })
})

describe('personal recommendations', () => {
  const row = () => box.querySelector('#settings-personal')
  afterEach(() => during(() => recommendation.choose(true)))

  it('are on until the customer turns them off, which the device keeps until they are turned on again', async () => {
    await says(
      box,
      '关闭后，首页、商城和搜索对所有人展示相同的商品',
      'When off, home, mall and search show everybody the same goods',
    )
    expect([row()?.getAttribute('aria-checked'), stored.has('recommendation')]).toEqual(['true', false])
    press('settings-personal')
    expect([row()?.getAttribute('aria-checked'), stored.get('recommendation')]).toEqual(['false', 'general'])
    expect(row()?.textContent).toContain(words.personalStates.off)
    press('settings-personal')
    expect([row()?.getAttribute('aria-checked'), stored.has('recommendation')]).toEqual(['true', false])
  })

  it('U7 stay off where the consent is withdrawn', () => {
    press('settings-personal')
    press('settings-consent')
    press('dialog-confirm')
    expect([consent.accepted, recommendation.isPersonal, stored.get('recommendation')]).toEqual([
      false,
      false,
      'general',
    ])
  })
})

it('U7 the row of the consent says what no longer works without it, before the question', async () => {
  await says(box, '撤回后无法登录、下单、支付和提现', 'Without it you cannot log in, order, pay or withdraw')
})

it('U7 the consent is withdrawn after a question', async () => {
  press('settings-consent')
  await says(
    box,
    '撤回后仅可浏览商品，登录、下单等服务需要重新同意后使用。',
    'You will only be able to browse. Logging in and ordering require your consent.',
  )
  press('dialog-cancel')
  expect(consent.accepted).toBe(true)
  press('settings-consent')
  press('dialog-confirm')
  expect(consent.accepted).toBe(false)
})
