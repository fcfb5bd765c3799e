import { item, pack, vipOk, vipRefusal } from '@tests/domain/rights/samples'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve } from '@tests/screens/screenTest'
import { box, press, tap } from '@tests/ui/mounted'
import { flightLink, type PackItem, userRightsPack } from '@/contract/rights/packs'
import { claim as claimWords } from '@/i18n/claim'
import { rights as words } from '@/i18n/rights'
import { copyText } from '@/platform/host/clipboard'
import { openLink } from '@/platform/links/openLink'
import { report } from '@/report/report'
import Result from '@/subPackages/special-rights-result/index'

jest.mock('@/report/report', () => ({ ...jest.requireActual('@/report/report'), report: jest.fn() }))
jest.mock('@/platform/links/openLink', () => ({ openLink: jest.fn() }))
jest.mock('@/platform/host/clipboard', () => ({ copyText: jest.fn(async () => true) }))

const screen = screenTest(Result, 'subPackages/special-rights-result/index')
beforeEach(() => jest.mocked(openLink).mockReset().mockResolvedValue('opened'))
const reported = (event: string) =>
  jest.mocked(report).mock.calls.flatMap(([name, detail]) => (name === event ? [detail] : []))

async function open(items: PackItem[] | undefined, packId = 'P1'): Promise<void> {
  screen.open({ user_rights_pack_id: packId })
  await serve(
    userRightsPack,
    vipOk({ packs: items ? [pack('P2', [item('other')]), pack('P1', items)] : [], rules: [] }),
  )
}

const groups = () =>
  [...box.querySelectorAll('.card:has(> .card-title)')].map((card) => [
    card.querySelector('.card-title')?.textContent,
    ...[...card.querySelectorAll('.benefit-row-title')].map((title) => title.textContent),
  ])

describe('the result of a rights pack', () => {
  it('R-95 R-105 shows what was claimed of the pack in the address with its result, and what is left', async () => {
    await open([item('a', { state: 'received', result: 'Yours now' }), item('b'), item('c', { state: 'expired' })])
    expect(box.textContent).toContain(words.claimedOf(1, 3))
    expect(groups()).toEqual([
      [words.claimedItems, 'Item a'],
      [words.leftItems, 'Item b', 'Item c'],
    ])
    expect(box.textContent).toContain('Yours now')
    for (const text of [words.itemStates.can_receive, words.itemStates.expired]) expect(box.textContent).toContain(text)
    expect(reported('memberRightsShow')).toEqual([{ activityId: 'P1' }])
  })

  it('R-95 an item that is left is claimed on the screen of the pack, not here', async () => {
    await open([item('a', { state: 'received' }), item('b')])
    expect(box.querySelector('#claim-b')).toBeNull()
    press('result-more')
    expect(moves).toEqual(['redirectTo /subPackages/xyfApp/special-rights/index?user_rights_pack_id=P1'])
  })

  it.each(['received', 'expired'] as const)('offers no further claim where the rest is %s', async (state) => {
    await open([item('a', { state: 'received' }), item('b', { state })])
    expect(box.querySelector('#result-more')).toBeNull()
  })

  it('says that everything is claimed', async () => {
    await open([item('a', { state: 'received' })])
    expect(box.textContent).toContain(words.allClaimed)
    expect(groups()).toEqual([[words.claimedItems, 'Item a']])
  })

  it('leads to the partner’s page of a fly card, and to its activation before that', async () => {
    await open([item('a', { state: 'received', cardNo: 'F1' })])
    press('use-a')
    await serve(flightLink, vipOk({ url: 'https://m.example.com/fly' }))
    expect(jest.mocked(openLink).mock.calls).toEqual([['https://m.example.com/fly']])
    press('use-a')
    await serve(flightLink, vipRefusal('CARD_INACTIVE', 'activate it'))
    expect(callsTo(flightLink)).toHaveLength(2)
    expect(moves).toEqual(['toast 2000 activate it', 'navigateTo /subPackages/xyfApp/fly-card/index'])
  })

  it('a code can be copied', async () => {
    await open([item('a', { state: 'received', code: 'AB12' })])
    expect(box.querySelector('#use-a')?.textContent).toBe(claimWords.copyCode)
    press('use-a')
    expect(jest.mocked(copyText).mock.calls).toEqual([['AB12']])
  })

  it('a customer without packs is led to the membership', async () => {
    await open(undefined)
    tap(box.querySelector('.empty-state .button'))
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/member-v2/index'])
  })
})
