import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, clean, press, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { type Authorization, grant, granted } from '@/contract/account'
import { consent } from '@/domain/account/consent'
import { authorization as words } from '@/i18n/authorization'
import ServiceAuthorization from '@/subPackages/service-authorization/index'

const path = 'subPackages/service-authorization/index'
const day = (text: string) => new Date(`${text}T12:00:00+08:00`).getTime()
const none: Authorization = {
  partner: 'green-bank',
  name: '青禾银行',
  purpose: '开通补贴账户',
  scopes: ['手机号', '银行卡信息'],
  termDays: 365,
  state: 'none',
}
const inForce: Authorization = { ...none, state: 'granted', grantedAt: day('2026-01-02'), until: day('2027-01-02') }
const withdrawn: Authorization = { ...inForce, state: 'withdrawn', withdrawnAt: day('2026-03-04') }
const ended: Authorization = { ...inForce, partner: 'city-travel', name: '城市出行', state: 'ended' }

setUpScreens()
const shows = (...texts: string[]) => {
  for (const text of texts) expect(box.textContent).toContain(text)
}

/** Opens the screen of one partner. */
async function open(one: Authorization): Promise<void> {
  openScreen(ServiceAuthorization, path, { partner: one.partner })
  await serve(granted, ok({ authorizations: [one] }))
}

describe('the list', () => {
  beforeEach(() => {
    openScreen(ServiceAuthorization, path)
  })

  it('shows partner, scope, dates and state of each, and leads to it', async () => {
    await serve(granted, ok({ authorizations: [inForce, ended, { ...withdrawn, partner: 'x' }] }))
    expect(callsTo(granted).map(argsOf)).toEqual([{}])
    shows('青禾银行', '手机号 · 银行卡信息', words.states.granted, words.grantedOn('2026-01-02'))
    shows('有效期至 2027-01-02', words.endedOn('2027-01-02'), words.withdrawnOn('2026-03-04'))
    press('partner-city-travel')
    expect(moves).toEqual([`navigateTo /${path}?partner=city-travel`])
  })

  it('says so where nothing was granted, and is read anew when it is shown again', async () => {
    await serve(granted, ok({ authorizations: [] }))
    shows(words.none)
    happen('hide')
    happen('show')
    await serve(granted, ok({ authorizations: [inForce] }))
    shows('青禾银行')
  })

  it('can be loaded again after a failure', async () => {
    await serve(granted, refusal('BUSY', '系统繁忙'))
    tap(box.querySelector('.failed-state .button'))
    await serve(granted, ok({ authorizations: [inForce] }))
    shows('青禾银行')
  })
})

describe('granting', () => {
  it('says what is handed over, why and until when, and needs a tick that is not set beforehand', async () => {
    await open(none)
    shows('青禾银行', '手机号', '银行卡信息', '开通补贴账户', '自授权起 365 天', words.states.none)
    expect(box.querySelector('#partner-agree')?.getAttribute('aria-checked')).toBe('false')
    press('partner-grant')
    await settle()
    expect([box.querySelector('.alarm')?.textContent, moves, callsTo(grant)]).toEqual(['请先勾选同意', [], []])
    await says(
      box,
      '合作方只能将信息用于上述用途。撤回后不再提供新的信息，已提供的信息由合作方按约定删除。',
      'The partner may use your data for this purpose only. Once you withdraw, no new data is shared',
    )
  })

  it('is sent once for two taps, and leads back to where the customer came from', async () => {
    await open(none)
    press('partner-agree')
    press('partner-grant')
    press('partner-grant')
    await serve(grant, ok({ authorization: inForce }))
    expect(callsTo(grant).map(argsOf)).toEqual([{ partner: 'green-bank', isGranted: true }])
    expect(moves).toEqual(['toast 2000 授权成功', 'navigateBack'])
  })

  it('is possible again after a withdrawal and after the end', async () => {
    await open(withdrawn)
    shows(words.grantAgain, words.states.withdrawn)
    clean()
    await open(ended)
    shows(words.grantAgain, words.states.ended)
  })

  it('R-44 that fails is told by a toast and can be tried again', async () => {
    await open(none)
    press('partner-agree')
    press('partner-grant')
    await serve(grant, 'no network')
    expect(moves).toHaveLength(1)
    press('partner-grant')
    await serve(grant, ok({ authorization: inForce }))
    expect(moves.at(-1)).toBe('navigateBack')
  })

  it('U7 is not sent without the privacy notice', async () => {
    await open(none)
    press('partner-agree')
    await during(() => consent.withdraw())
    press('partner-grant')
    await settle()
    expect(callsTo(grant)).toHaveLength(0)
  })
})

describe('withdrawing', () => {
  it('asks first, and then shows the new state', async () => {
    await open(inForce)
    expect(box.querySelector('#partner-grant')).toBeNull()
    press('partner-withdraw')
    await says(
      box,
      '撤回后，青禾银行 将不再获得您的信息，相关服务可能无法使用。',
      '青禾银行 will no longer receive your data, and related services may stop working.',
    )
    press('dialog-cancel')
    await settle()
    expect(callsTo(grant)).toHaveLength(0)
    press('partner-withdraw')
    press('dialog-confirm')
    await serve(grant, ok({ authorization: withdrawn }))
    expect(callsTo(grant).map(argsOf)).toEqual([{ partner: 'green-bank', isGranted: false }])
    expect(moves).toEqual(['toast 2000 已撤回授权'])
    shows(words.states.withdrawn, words.grantAgain)
  })

  it('that the server refuses is told, and the grant stays', async () => {
    await open(inForce)
    press('partner-withdraw')
    press('dialog-confirm')
    await serve(grant, refusal('GRANT_NONE', '没有授权'))
    expect(moves).toEqual(['toast 2000 没有授权'])
    shows(words.states.granted)
  })
})

it('says that a partner is unknown, and leads to all authorizations', async () => {
  openScreen(ServiceAuthorization, path, { partner: 'nowhere' })
  await serve(granted, refusal('PARTNER_UNKNOWN', '没有找到该合作方'))
  shows('没有找到该合作方')
  press('authorization-all')
  expect(moves).toEqual([`navigateTo /${path}`])
})

it('leads to the list of what partners receive', async () => {
  await open(none)
  press('partner-documents')
  expect(moves).toEqual(['navigateTo /subPackages/agreement/index?code=third-party-list'])
})
