import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, press } from '@tests/ui/mounted'
import { jumpLink, type Standing, thirdPartyPrepare } from '@/contract/thirdParty'
import { southAir as words } from '@/i18n/southAir'
import { openLink } from '@/platform/links/openLink'
import SouthAir from '@/subPackages/xyfApp/south-air/index'

jest.mock('@/platform/links/openLink', () => ({ openLink: jest.fn() }))

/** Noon of 20 May 2030. */
const until = Date.parse('2030-05-20T12:00:00+08:00')
const url = 'https://m.example.com/partner'

const facts = (standing: Standing) => ({
  partner: 'south-air',
  name: 'Southridge',
  purpose: 'Use fly cards',
  scopes: ['Phone', 'Fly cards'],
  termDays: 180,
  standing,
  ...(standing === 'granted' ? { until } : {}),
})

const screen = screenTest(SouthAir, 'subPackages/xyfApp/south-air/index')
beforeEach(() => {
  jest.mocked(openLink).mockReset().mockResolvedValue('opened')
})
afterEach(() => jest.restoreAllMocks())
const text = () => box.textContent ?? ''

async function open(standing: Standing): Promise<void> {
  screen.open()
  await serve(thirdPartyPrepare, ok(facts(standing)))
}

it('shows what the partner is given, and goes there once that is agreed to', async () => {
  await open('none')
  expect(argsOf(callsTo(thirdPartyPrepare)[0])).toEqual({ partner: 'south-air' })
  for (const part of ['Phone', 'Fly cards', words.title('Southridge'), words.termDays(180)])
    expect(text()).toContain(part)
  press('south-air-go')
  await settle()
  expect(callsTo(jumpLink)).toHaveLength(0)
  expect([box.querySelector('.alarm')?.textContent, moves]).toEqual([words.agreeFirst, []])
  press('south-air-agree')
  press('south-air-go')
  await serve(jumpLink, ok({ url }))
  expect(openLink).toHaveBeenCalledWith(url)
  happen('hide')
  happen('show')
  await serve(thirdPartyPrepare, ok(facts('granted')))
  expect(text()).toContain(words.ends.granted.title)
  expect(text()).toContain(words.until('2030-05-20'))
  press('south-air-manage')
  press('south-air-fly')
  expect(moves).toEqual([
    'navigateTo /subPackages/service-authorization/index?partner=south-air',
    'navigateTo /subPackages/xyfApp/fly-card/index',
  ])
})

it('S2 does not open an address that this build does not trust', async () => {
  await open('none')
  press('south-air-agree')
  press('south-air-go')
  await serve(jumpLink, ok({ url: 'https://evil.example/partner' }))
  expect(openLink).not.toHaveBeenCalled()
})

it('waits for a customer who has not decided, who can go there again or ask again', async () => {
  await open('waiting')
  expect(text()).toContain(words.ends.waiting.title)
  press('south-air-go')
  await serve(jumpLink, ok({ url }))
  expect(openLink).toHaveBeenCalledTimes(1)
  press('south-air-check')
  await serve(thirdPartyPrepare, ok(facts('refused')))
  expect(text()).toContain(words.ends.refused.title)
})

it.each(['refused', 'expired'] as const)(
  '%s can be started again, with a consent that is not ticked',
  async (standing) => {
    await open(standing)
    expect(text()).toContain(words.ends[standing].title)
    press('south-air-again')
    await settle()
    expect(box.querySelector('#south-air-agree')?.getAttribute('aria-checked')).toBe('false')
  },
)

it('that was granted meanwhile is shown as it is', async () => {
  await open('none')
  press('south-air-agree')
  press('south-air-go')
  await serve(jumpLink, refusal('GRANTED_ALREADY', '您已授权该账号'))
  await serve(thirdPartyPrepare, ok(facts('granted')))
  expect(text()).toContain(words.ends.granted.title)
})

it('of an unknown partner leads to all authorizations', async () => {
  screen.open({ partner: 'x' })
  await serve(thirdPartyPrepare, refusal('PARTNER_UNKNOWN'))
  press('south-air-all')
  expect(moves).toEqual(['navigateTo /subPackages/service-authorization/index'])
})
