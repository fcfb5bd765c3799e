import { extra, vipOk, vipRefusal } from '@tests/domain/rights/samples'
import { argsOf } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, openScreen, serve, setUpScreens } from '@tests/screens/screenTest'
import { box, press, tap } from '@tests/ui/mounted'
import SubsidyCard from '@/center/rights/detail'
import SubsidyCards from '@/center/rights/index'
import { type ExtraRight, extraRights, getExtraRight } from '@/contract/rights/extra'
import { claim as claimWords } from '@/i18n/claim'
import { rights as words } from '@/i18n/rights'
import { shell } from '@/i18n/shell'
import { openLink } from '@/platform/links/openLink'
import { report } from '@/report/report'

jest.mock('@/report/report', () => ({ ...jest.requireActual('@/report/report'), report: jest.fn() }))
jest.mock('@/platform/links/openLink', () => ({ openLink: jest.fn() }))

setUpScreens()
beforeEach(() => jest.mocked(openLink).mockReset().mockResolvedValue('opened'))
const reported = (event: string) =>
  jest.mocked(report).mock.calls.flatMap(([name, detail]) => (name === event ? [detail] : []))

const answer = (...cards: ExtraRight[]) => serve(extraRights, vipOk({ cards }))

async function openList(...cards: ExtraRight[]): Promise<void> {
  openScreen(SubsidyCards, 'center/rights/index')
  await answer(...cards)
}
async function openCard(rightsId: string | undefined, ...cards: ExtraRight[]): Promise<void> {
  openScreen(SubsidyCard, 'center/rights/detail', rightsId ? { rightsId } : {})
  await answer(...cards)
}
const given = { right: { ...extra('E1'), state: 'received' }, result: 'Yours now' }

describe('the subsidy benefit cards', () => {
  it('are listed with worth, end and state, and lead to their details', async () => {
    await openList(extra('E1'), extra('E2', { state: 'received', worth: 500 }), extra('E3', { state: 'expired' }))
    const rows = [...box.querySelectorAll('.subsidy-row')].map((row) => row.textContent)
    expect(rows).toEqual([
      expect.stringMatching(new RegExp(`10\\.00.*Card E1${words.subsidyStates.can_receive}.*2030-05-20`)),
      expect.stringMatching(new RegExp(`5\\.00.*Card E2${words.subsidyStates.received}`)),
      expect.stringContaining(claimWords.endedOn('2030-05-20')),
    ])
    press('subsidy-E2')
    expect(moves).toEqual(['navigateTo /center/rights/detail?rightsId=E2'])
    expect([reported('memberRightsShow'), reported('memberRightsTap')]).toEqual([[{}], [{ productId: 'E2' }]])
  })

  it('what can be claimed is added up; what cannot is not', async () => {
    await openList(extra('E1'), extra('E2', { worth: 550 }), extra('E3', { state: 'expired' }))
    expect(box.querySelector('.subsidy-head')?.textContent).toBe('2 张补贴权益卡待领取共值 ¥15.50，领取后即可使用')
  })

  it('a customer without cards is led to the mall', async () => {
    await openList()
    expect(box.textContent).toContain(words.noSubsidy)
    tap(box.querySelector('.empty-state .button'))
    expect(moves).toEqual(['switchTab /pages/mall/index'])
  })
})

describe('a subsidy benefit card', () => {
  it('is claimed once for two taps, shows what it gave, and is read anew', async () => {
    await openCard('E1', extra('E0'), extra('E1'))
    expect(box.textContent).toContain('How it works')
    press('subsidy-claim')
    press('subsidy-claim')
    await serve(getExtraRight, vipOk(given))
    expect(callsTo(getExtraRight).map(argsOf)).toEqual([{ rightId: 'E1' }])
    expect(box.querySelector('#claimed-sheet')?.textContent).toContain('Yours now')
    await answer(extra('E1', { state: 'received', result: 'Yours now' }))
    expect(box.querySelector('#subsidy-claim')).toBeNull()
    expect(box.querySelector('.subsidy-given')?.textContent).toBe('Yours now')
    expect(reported('memberRightsReceive')).toEqual([{ productId: 'E1' }])
  })

  it('R-82 a lost answer is repeated under the same request id', async () => {
    await openCard('E1', extra('E1'))
    press('subsidy-claim')
    await serve(getExtraRight, 'no network')
    press('subsidy-claim')
    await serve(getExtraRight, vipOk(given))
    const ids = callsTo(getExtraRight).map(({ header }) => header?.requestId)
    expect(ids).toEqual([expect.any(String), ids[0]])
  })

  it('R-44 a refusal is one toast, and the card is read anew', async () => {
    await openCard('E1', extra('E1'))
    press('subsidy-claim')
    await serve(getExtraRight, vipRefusal('RIGHT_EXPIRED', 'too late'))
    await answer(extra('E1', { state: 'expired' }))
    expect(moves).toEqual(['toast 2000 too late'])
    expect(box.querySelector('#subsidy-claim')).toBeNull()
    expect(box.textContent).toContain(words.subsidyStates.expired)
  })

  it('one that gave a code shows the code, to be copied', async () => {
    await openCard('E1', extra('E1', { state: 'received', result: 'Code AB12', code: 'AB12' }))
    expect(box.querySelector('.use-code-text')?.textContent).toBe('AB12')
  })

  it.each([undefined, 'E9'])('a number of no card (%s) is not found, and leads to all cards', async (rightsId) => {
    await openCard(rightsId, extra('E1'))
    expect(box.textContent).toContain(shell.nothingThere)
    press('subsidy-all')
    expect(moves).toEqual(['redirectTo /center/rights/index'])
  })
})
