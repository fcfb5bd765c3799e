import { fly, may20, vipOk, vipRefusal } from '@tests/domain/rights/samples'
import { argsOf } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, press, tap } from '@tests/ui/mounted'
import { activateFlyCard, type FlyCard, flightLink, flyCards } from '@/contract/rights/packs'
import { claim as claimWords } from '@/i18n/claim'
import { native } from '@/i18n/native'
import { rights as words } from '@/i18n/rights'
import { openLink } from '@/platform/links/openLink'
import { report } from '@/report/report'
import FlyCardPage from '@/subPackages/xyfApp/fly-card/index'
import FlyCardList from '@/subPackages/xyfApp/fly-card/list'

jest.mock('@/report/report', () => ({ ...jest.requireActual('@/report/report'), report: jest.fn() }))
jest.mock('@/platform/links/openLink', () => ({ openLink: jest.fn() }))

setUpScreens()
beforeEach(() => jest.mocked(openLink).mockReset().mockResolvedValue('opened'))
afterEach(() => jest.restoreAllMocks())
const reported = (event: string) =>
  jest.mocked(report).mock.calls.flatMap(([name, detail]) => (name === event ? [detail] : []))

const answer = (cards: FlyCard[]) => serve(flyCards, vipOk({ cards, days: 30, rules: ['One trip each'] }))

async function open(...cards: FlyCard[]): Promise<void> {
  openScreen(FlyCardPage, 'subPackages/xyfApp/fly-card/index')
  await answer(cards)
}
async function openList(...cards: FlyCard[]): Promise<void> {
  openScreen(FlyCardList, 'subPackages/xyfApp/fly-card/list')
  await answer(cards)
}
const tickets = () => [...box.querySelectorAll('.fly-ticket')].map((ticket) => ticket.textContent ?? '')

describe('the fly card', () => {
  it('shows the best card with its state, how long it serves, and the rules', async () => {
    await open(fly('F1', 'active'), fly('F2', 'inactive'))
    expect(tickets()).toHaveLength(1)
    for (const text of [words.flyStates.active, words.cardNo('F1'), claimWords.until('2030-05-20')])
      expect(tickets()[0]).toContain(text)
    for (const text of [words.flyDays(30), 'One trip each']) expect(box.textContent).toContain(text)
    press('fly-all')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/fly-card/list'])
  })

  it.each([
    ['used', words.flyUsedNote],
    ['expired', claimWords.endedOn('2030-05-20')],
  ] as const)('a card that is %s says so and has no button', async (state, note) => {
    await open(fly('F1', state))
    expect(tickets()[0]).toContain(note)
    expect(box.querySelector('.fly-ticket [role=button]')).toBeNull()
  })

  it('a customer without cards is led to the rights packs', async () => {
    await open()
    expect(box.textContent).toContain(words.noFlyCard)
    press('fly-pack')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/special-rights/index'])
  })

  it('R-135 reports that it was shown once, and each tap', async () => {
    await open(fly('F1', 'inactive'))
    press('activate-F1')
    expect([reported('memberRightsShow'), reported('memberRightsTap')]).toEqual([
      [{ productId: 'fly' }],
      [{ productId: 'fly' }],
    ])
  })
})

describe('activating', () => {
  beforeEach(() => open(fly('F1', 'inactive')))

  it('asks first, since the days run from then on, and sends nothing after a no', async () => {
    press('activate-F1')
    await settle()
    expect(box.querySelector('[role=alertdialog]')?.textContent).toContain(words.activateText(30))
    press('dialog-cancel')
    await settle()
    expect([callsTo(activateFlyCard), box.querySelector('[role=alertdialog]')]).toEqual([[], null])
  })

  it('activates the card once for two taps, says until when, and reads the cards anew', async () => {
    press('activate-F1')
    press('dialog-confirm')
    press('dialog-confirm')
    await serve(activateFlyCard, vipOk({ endTime: may20 }))
    expect(callsTo(activateFlyCard).map(argsOf)).toEqual([{ cardNo: 'F1' }])
    expect(moves).toEqual([`toast 2000 ${words.activated('2030-05-20')}`])
    await answer([fly('F1', 'active')])
    expect(box.querySelector('#use-F1')).not.toBeNull()
  })

  it('R-82 a lost answer keeps the question, and is repeated under the same request id', async () => {
    press('activate-F1')
    press('dialog-confirm')
    await serve(activateFlyCard, 'no network')
    press('dialog-confirm')
    await serve(activateFlyCard, vipOk({ endTime: may20 }))
    const ids = callsTo(activateFlyCard).map(({ header }) => header?.requestId)
    expect(ids).toEqual([expect.any(String), ids[0]])
  })

  it('R-44 a refusal is one toast, and the cards are read anew', async () => {
    press('activate-F1')
    press('dialog-confirm')
    await serve(activateFlyCard, vipRefusal('CARD_ACTIVE', 'active already'))
    await answer([fly('F1', 'active')])
    expect(moves).toEqual(['toast 2000 active already'])
    expect([box.querySelector('[role=alertdialog]'), box.querySelector('#use-F1') !== null]).toEqual([null, true])
  })
})

describe('using an active card', () => {
  beforeEach(() => open(fly('F1', 'active')))

  it('opens the partner’s page, and reads the cards anew when the customer is back', async () => {
    press('use-F1')
    await serve(flightLink, vipOk({ url: 'https://m.example.com/fly' }))
    expect(callsTo(flightLink).map(argsOf)).toEqual([{ cardNo: 'F1' }])
    expect(jest.mocked(openLink).mock.calls).toEqual([['https://m.example.com/fly']])
    happen('hide')
    happen('show')
    await answer([fly('F1', 'used')])
    expect(tickets()[0]).toContain(words.flyStates.used)
  })

  it('S2 a page that this build does not trust is not opened, and the customer is told', async () => {
    press('use-F1')
    await serve(flightLink, vipOk({ url: 'javascript:alert(1)' }))
    expect(jest.mocked(openLink).mock.calls).toEqual([])
    expect(moves).toEqual([`toast 2000 ${native.badLink}`])
  })

  it('a card that has ended meanwhile is read anew', async () => {
    press('use-F1')
    await serve(flightLink, vipRefusal('CARD_EXPIRED', 'it is over'))
    await answer([fly('F1', 'expired')])
    expect(moves).toEqual(['toast 2000 it is over'])
    expect(tickets()[0]).toContain(words.flyStates.expired)
  })
})

describe('the list of fly cards', () => {
  it('has those that can be used, and those that are over, each in a tab', async () => {
    await openList(fly('F1', 'active'), fly('F2', 'inactive'), fly('F3', 'used'), fly('F4', 'expired'))
    const numbers = () => tickets().map((text) => /F\d/.exec(text)?.[0])
    expect(numbers()).toEqual(['F1', 'F2'])
    tap(box.querySelectorAll('[role=tab]')[1])
    await settle()
    expect(numbers()).toEqual(['F3', 'F4'])
  })

  it('a tab without cards says so and leads to the packs', async () => {
    await openList(fly('F3', 'used'))
    expect(box.textContent).toContain(words.flyNone.usable)
    tap(box.querySelector('.empty-state .button'))
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/special-rights/index'])
  })

  it('a failed load offers a retry', async () => {
    openScreen(FlyCardList, 'subPackages/xyfApp/fly-card/list')
    await serve(flyCards, vipRefusal('BUSY'))
    tap(box.querySelector('.failed-state .button'))
    await answer([fly('F1', 'active')])
    expect(tickets()).toHaveLength(1)
  })
})
