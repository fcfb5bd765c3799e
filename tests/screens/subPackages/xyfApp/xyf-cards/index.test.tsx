import { vipOk } from '@tests/domain/rights/samples'
import { moves } from '@tests/routes/fakeNavigation'
import { screenTest, serve } from '@tests/screens/screenTest'
import { box, press, tap } from '@tests/ui/mounted'
import { cardVipInfo, type VipCard } from '@/contract/member/cardPack'
import { tellClick } from '@/domain/native/tellClick'
import { rights as words } from '@/i18n/rights'
import { openLink } from '@/platform/links/openLink'
import { report } from '@/report/report'
import { routes } from '@/routes'
import CardPack from '@/subPackages/xyfApp/xyf-cards/index'
import { lookOf } from '@/subPackages/xyfApp/xyf-cards/index/looks'

jest.mock('@/report/report', () => ({ ...jest.requireActual('@/report/report'), report: jest.fn() }))
jest.mock('@/domain/native/tellClick', () => ({ tellClick: jest.fn() }))
jest.mock('@/platform/links/openLink', () => ({ openLink: jest.fn() }))

const screen = screenTest(CardPack, 'subPackages/xyfApp/xyf-cards/index')
beforeEach(() => void jest.mocked(tellClick).mockClear())
beforeEach(() => jest.mocked(openLink).mockReset().mockResolvedValue('opened'))
const reported = (event: string) =>
  jest.mocked(report).mock.calls.flatMap(([name, detail]) => (name === event ? [detail] : []))

const card = (cardType: string, state: VipCard['state']) => ({
  cardType,
  name: `Card ${cardType}`,
  description: '',
  picture: '',
  state,
  ...(state === 'offered' ? {} : { endTime: Date.parse('2030-05-20T12:00:00+08:00') }),
})

async function open(...cards: object[]): Promise<void> {
  screen.open()
  await serve(cardVipInfo, vipOk({ cards }))
}

describe('the card pack', () => {
  it('shows the customer’s own cards first, each with its state', async () => {
    await open(card('gold', 'active'), card('fei_yue', 'expired'), card('fly', 'offered'))
    const groups = [...box.querySelectorAll('.card-group')].map((group) =>
      [...group.querySelectorAll('.card-face')].map((face) => face.textContent),
    )
    expect(groups).toEqual([
      [
        expect.stringMatching(new RegExp(`^Card gold.*${words.cardStates.active}.*2030-05-20`)),
        expect.stringMatching(new RegExp(`^Card fei_yue.*${words.cardStates.expired}.*2030-05-20`)),
      ],
      [expect.stringMatching(new RegExp(`^Card fly.*${words.cardStates.offered}`))],
    ])
    expect(box.textContent).toContain(words.activeCards(1))
  })

  it.each([
    ['fei_yue', words.cardTerms.renewable],
    ['leap', words.cardTerms.renewable],
    ['gold', words.cardTerms.once],
    ['health', words.cardTerms.once],
    ['quota', words.cardTerms.once],
    ['fly', words.cardTerms.given],
  ])('says of %s how it is paid', async (cardType, terms) => {
    await open(card(cardType, 'offered'))
    expect(box.querySelector('.card-face')?.textContent).toContain(terms)
  })

  it.each([
    ['fei_yue', 'active', 'subPackages/xyfApp/member-v2/index'],
    ['leap', 'offered', 'subPackages/xyfApp/member-leap/index'],
    ['gold', 'expired', 'subPackages/gold-member/index'],
    ['health', 'active', 'subPackages/xyfApp/member-health/index'],
    ['quota', 'active', 'subPackages/xyfApp/rise-quota/index'],
    ['quota', 'offered', 'subPackages/xyfApp/rise-quota-landing/index'],
    ['fly', 'offered', 'subPackages/xyfApp/fly-card/index'],
  ] as const)('R-135 a tap on the card %s (%s) opens %s and is reported', async (type, state, path) => {
    await open(card(type, state))
    press(`card-${type}`)
    expect(moves).toEqual([`navigateTo /${path}`])
    // the native app hears of the way to the gold membership.
    expect(tellClick).toHaveBeenCalledTimes(type === 'gold' ? 1 : 0)
    expect([reported('memberRightsShow'), reported('memberRightsTap')]).toEqual([[{}], [{ productId: type }]])
  })

  it('leads to the rights packs', async () => {
    await open(card('gold', 'active'))
    press('cards-packs')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/special-rights/index'])
  })

  it('an ended quota card leads to where it can be bought again', () => {
    expect(lookOf('quota')?.screens.expired).toBe(routes.quotaLanding)
  })

  it('S1 a card of a type that this build does not know is shown and opens nothing', async () => {
    await open(card('toString', 'active'))
    tap(box.querySelector('.card-face'))
    expect(box.textContent).toContain('Card toString')
    expect([moves, box.querySelectorAll('.card-group [role=link]').length]).toEqual([[], 0])
  })

  it('an empty pack leads to the membership', async () => {
    await open()
    expect(box.textContent).toContain(words.noCards)
    tap(box.querySelector('.empty-state .button'))
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/member-v2/index'])
  })
})
