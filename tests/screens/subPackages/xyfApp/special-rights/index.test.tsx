import { item, pack, vipOk, vipRefusal } from '@tests/domain/rights/samples'
import { refusedUrls } from '@tests/lib/urlVectors'
import { argsOf } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, press, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { customerServiceLink } from '@/contract/remoteConfig/schema'
import { flightLink, type PackItem, packItem, type RightsPack, setAuth, userRightsPack } from '@/contract/rights/packs'
import { consent } from '@/domain/account/consent'
import { claim as claimWords } from '@/i18n/claim'
import { native } from '@/i18n/native'
import { rights as words } from '@/i18n/rights'
import { openLink } from '@/platform/links/openLink'
import { report } from '@/report/report'
import Pack from '@/subPackages/xyfApp/special-rights/index'

// Parts are drawn at once, which a host does one after another.
jest.mock('@/platform/page/afterUpdate', () => ({
  afterUpdate: (run: () => void) => {
    run()
    return () => undefined
  },
}))
jest.mock('@/report/report', () => ({ ...jest.requireActual('@/report/report'), report: jest.fn() }))
jest.mock('@/platform/links/openLink', () => ({ openLink: jest.fn() }))

const screen = screenTest(Pack, 'subPackages/xyfApp/special-rights/index')
beforeEach(() => jest.mocked(openLink).mockReset().mockResolvedValue('opened'))
const reported = (event: string) =>
  jest.mocked(report).mock.calls.flatMap(([name, detail]) => (name === event ? [detail] : []))

/** Opens the page with packs. */
async function openPacks(packs: RightsPack[], packId?: string): Promise<void> {
  screen.open(packId ? { user_rights_pack_id: packId } : {})
  await serve(userRightsPack, vipOk({ packs, rules: [] }))
}
const openItems = (...items: PackItem[]) => openPacks([pack('P1', items)])
const reload = (...items: PackItem[]) => serve(userRightsPack, vipOk({ packs: [pack('P1', items)], rules: [] }))

/** Titles of the cards with the names of their rows. */
const groups = () =>
  [...box.querySelectorAll('.card')].map((card) => [
    card.querySelector('.card-title')?.textContent,
    ...[...card.querySelectorAll('.benefit-row-title')].map((title) => title.textContent),
  ])
const row = (itemId: string) =>
  [...box.querySelectorAll('.benefit-row')].find((one) => one.textContent?.includes(`Item ${itemId}`))
const sheet = () => box.querySelector('#claimed-sheet')?.textContent
const given = { name: 'Item a', state: 'received', result: 'Yours now', jumpUrl: '' }
const ids = () => callsTo(packItem).map(({ header }) => header?.requestId)

describe('a rights pack', () => {
  it('R-95 shows items of types 12, 13, 14, 15 and 8 to enjoy, and type 4 as the customer item', async () => {
    const types = [12, 4, 13, 14, 15, 8] as const
    await openItems(...types.map((type) => item(String(type), { type })))
    expect(groups()).toEqual([
      [words.enjoy, 'Item 12', 'Item 13', 'Item 14', 'Item 15', 'Item 8'],
      [words.customer, 'Item 4'],
    ])
  })

  it('R-105 shows the newest pack by its pack_info.name, and another one by its tab', async () => {
    await openPacks([pack('P2', [item('new')]), pack('P1', [item('old')])])
    const title = () => box.querySelector('.offer-card-title')?.textContent
    expect([title(), row('new') !== undefined]).toEqual(['Pack P2', true])
    tap(box.querySelectorAll('[role=tab]')[1])
    expect([title(), row('new'), row('old') !== undefined]).toEqual(['Pack P1', undefined, true])
  })

  it('R-105 shows the pack whose user_rights_pack_id is in the address', async () => {
    await openPacks([pack('P2', [item('new')]), pack('P1', [item('old')])], 'P1')
    expect(row('old')).toBeDefined()
  })

  it('without tabs for one pack', async () => {
    await openItems(item('a'))
    expect(box.querySelectorAll('[role=tab]')).toHaveLength(0)
  })

  it('a customer without packs is led to the membership', async () => {
    await openPacks([])
    expect(box.textContent).toContain(words.noPack)
    press('pack-member')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/member-v2/index'])
  })

  it('an expired item says so and cannot be claimed', async () => {
    await openItems(item('a', { state: 'expired' }))
    expect(row('a')?.textContent).toContain(words.itemStates.expired)
    expect(row('a')?.querySelector('[role=button]')).toBeNull()
  })

  it('R-135 reports that it was shown once, each tap, and what was claimed', async () => {
    await openItems(item('a'))
    press('claim-a')
    await serve(packItem, vipOk(given))
    expect(reported('memberRightsShow')).toEqual([{}])
    expect(reported('memberRightsTap')).toEqual([{ productId: 'a', activityId: 'P1' }])
    expect(reported('memberRightsReceive')).toEqual([{ productId: 'a', activityId: 'P1' }])
  })
})

describe('claiming', () => {
  it('R-95 claims an item once for two taps, shows what it gave, and reads the pack anew', async () => {
    await openItems(item('a'))
    press('claim-a')
    press('claim-a')
    await serve(packItem, vipOk(given))
    expect(callsTo(packItem).map(argsOf)).toEqual([{ user_rights_pack_id: 'P1', itemId: 'a' }])
    expect(sheet()).toContain('Yours now')
    await reload(item('a', { state: 'received', result: 'Yours now' }))
    expect(row('a')?.textContent).toContain('Yours now')
  })

  it('R-82 a lost answer is repeated under the same request id', async () => {
    await openItems(item('a'))
    press('claim-a')
    await serve(packItem, 'no network')
    expect(moves).toHaveLength(1)
    press('claim-a')
    await serve(packItem, vipOk(given))
    expect(ids()).toEqual([expect.any(String), ids()[0]])
  })

  it('R-44 a refusal is one toast, and the pack is read anew', async () => {
    await openItems(item('a'))
    press('claim-a')
    await serve(packItem, vipRefusal('ITEM_RECEIVED', 'not again'))
    expect(moves).toEqual(['toast 2000 not again'])
    await reload(item('a', { state: 'received' }))
    expect(box.querySelector('#claim-a')).toBeNull()
    expect(reported('memberRightsReceive')).toEqual([])
  })

  it('S1 what was claimed is not offered to be used where its jumpUrl leads nowhere', async () => {
    await openItems(item('a'))
    press('claim-a')
    await serve(packItem, vipOk({ ...given, jumpUrl: 'https://evil.example/' }))
    expect(box.querySelector('#claimed-use')?.textContent).toBe(claimWords.understood)
    press('claimed-use')
    expect([moves, jest.mocked(openLink).mock.calls]).toEqual([[], []])
  })

  it('after the last claim a button leads to the result of this pack', async () => {
    await openItems(item('a', { state: 'received' }), item('b'))
    expect(box.querySelector('#pack-result')).toBeNull()
    press('claim-b')
    await serve(packItem, vipOk(given))
    await reload(item('a', { state: 'received' }), item('b', { state: 'received' }))
    press('pack-result')
    expect(moves).toEqual(['navigateTo /subPackages/special-rights-result/index?user_rights_pack_id=P1'])
  })

  it('an expired pack of which nothing was claimed has no result', async () => {
    await openItems(item('a', { state: 'expired' }))
    expect(box.querySelector('#pack-result')).toBeNull()
  })
})

describe('an item of a partner', () => {
  const asks = item('a', { state: 'needs_auth' })

  it('R-95 asks first and says what partners get; set-auth carries user_rights_pack_id, then the claim goes on', async () => {
    await openItems(asks)
    press('claim-a')
    await settle()
    await says(box, '您的手机号，用于识别领取人', 'Your phone number, to identify you')
    await says(
      box,
      '合作方不会获得您的支付、借款和身份证信息。',
      'Partners do not receive your payment, loan or ID card information.',
    )
    expect(callsTo(setAuth)).toHaveLength(0)
    press('auth-agree')
    await serve(setAuth, vipOk())
    expect(callsTo(setAuth).map(argsOf)).toEqual([{ user_rights_pack_id: 'P1' }])
    await serve(packItem, vipOk(given))
    expect(callsTo(packItem).map(argsOf)).toEqual([{ user_rights_pack_id: 'P1', itemId: 'a' }])
    expect(box.querySelector('#pack-auth')).toBeNull()
    expect(sheet()).toContain('Yours now')
  })

  it('R-95 is not claimed by a customer who does not agree', async () => {
    await openItems(asks)
    press('claim-a')
    press('auth-refuse')
    await settle()
    expect(box.querySelector('#pack-auth')).toBeNull()
    expect([callsTo(setAuth), callsTo(packItem)]).toEqual([[], []])
  })

  it('R-95 is not claimed where the question was closed before the authorization was answered', async () => {
    await openItems(asks)
    press('claim-a')
    press('auth-agree')
    await settle()
    press('auth-refuse')
    await serve(setAuth, vipOk())
    expect(callsTo(packItem)).toEqual([])
  })

  it('R-44 an authorization without an answer is one toast, and nothing is claimed', async () => {
    await openItems(asks)
    press('claim-a')
    press('auth-agree')
    await serve(setAuth, 'no network')
    expect([moves.length, callsTo(packItem).length]).toEqual([1, 0])
    expect(box.querySelector('#auth-agree')).not.toBeNull()
  })

  it('U7 is not authorized before the privacy notice is accepted: the notice is shown again', async () => {
    await openItems(asks)
    press('claim-a')
    await during(() => consent.withdraw())
    press('auth-agree')
    await settle()
    expect(callsTo(setAuth)).toHaveLength(0)
    expect(box.querySelector('#privacy-notice')).not.toBeNull()
  })
})

describe('using what was claimed', () => {
  const received = (over: Partial<PackItem>) => item('a', { state: 'received', ...over })
  const opened = () => jest.mocked(openLink).mock.calls

  it('opens the screen of the item', async () => {
    await openItems(received({ jumpUrl: '/subPackages/category/index' }))
    press('use-a')
    expect(moves).toEqual(['navigateTo /subPackages/category/index'])
  })

  it.each(refusedUrls)('S1 S2 an item whose jumpUrl is %j has no button', async (jumpUrl) => {
    await openItems(received({ jumpUrl }))
    expect(row('a')?.querySelector('[role=button]')).toBeNull()
    expect(row('a')?.textContent).toContain(words.itemStates.received)
  })

  it('R-95 the customer item opens customer service', async () => {
    await openItems(received({ type: 4 }))
    press('use-a')
    await serve(customerServiceLink, vipOk({ url: 'https://m.example.com/service' }))
    expect(opened()).toEqual([['https://m.example.com/service?about=benefit&id=a']])
  })

  it('an item that gave a fly card opens the partner’s page, which two taps ask for once', async () => {
    await openItems(received({ cardNo: 'F1', jumpUrl: '/subPackages/xyfApp/fly-card/index' }))
    press('use-a')
    press('use-a')
    await serve(flightLink, vipOk({ url: 'https://m.example.com/fly' }))
    expect(callsTo(flightLink).map(argsOf)).toEqual([{ cardNo: 'F1' }])
    expect(opened()).toEqual([['https://m.example.com/fly']])
  })

  it('S2 a partner’s page that this build does not trust is not opened, and the customer is told', async () => {
    await openItems(received({ cardNo: 'F1' }))
    press('use-a')
    await serve(flightLink, vipOk({ url: 'https://evil.example/' }))
    expect(opened()).toEqual([])
    expect(moves).toEqual([`toast 2000 ${native.badLink}`])
  })

  it('a fly card that is not active yet leads to the screen where it is activated', async () => {
    await openItems(received({ cardNo: 'F1' }))
    press('use-a')
    await serve(flightLink, vipRefusal('CARD_INACTIVE', 'activate it'))
    expect(moves).toEqual(['toast 2000 activate it', 'navigateTo /subPackages/xyfApp/fly-card/index'])
  })

  it('reads the pack anew when the customer comes back', async () => {
    await openItems(item('a'))
    happen('hide')
    happen('show')
    await reload(received({}))
    expect(row('a')?.textContent).toContain(words.itemStates.received)
  })
})
