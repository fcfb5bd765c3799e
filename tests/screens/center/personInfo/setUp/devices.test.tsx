import { ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve, settle } from '@tests/screens/screenTest'
import { box, press, tap } from '@tests/ui/mounted'
import SetUp from '@/center/personInfo/setUp'
import { endOtherSessions, type SessionRow, sessionList } from '@/contract/devices'
import { session } from '@/domain/session/session'
import { safety as words } from '@/i18n/safety'

// Groups are drawn at once, which a host does one after another.
jest.mock('@/platform/page/afterUpdate', () => ({
  afterUpdate: (run: () => void) => {
    run()
    return () => undefined
  },
}))

/** Noon of 20 May 2030. */
const noon = Date.parse('2030-05-20T12:00:00+08:00')
const row = (sessionId: string, more: Partial<SessionRow> = {}): SessionRow => ({
  sessionId,
  place: 'web',
  device: 'Chrome · Android',
  startTime: noon,
  lastSeenTime: noon,
  isCurrent: false,
  ...more,
})
const here = row('1', { isCurrent: true, place: 'weapp', device: 'Apple iPhone 15' })

const screen = screenTest(SetUp, 'center/personInfo/setUp')
beforeEach(() => {
  screen.open()
})
const rows = () => [...box.querySelectorAll('#devices-sheet .list-row')].map((one) => one.textContent)

async function openDevices(sessions: SessionRow[]): Promise<void> {
  press('settings-devices')
  await serve(sessionList, ok({ sessions }))
}

describe('signed-in devices', () => {
  it('are read when they are opened: where, on what, and when they were used last', async () => {
    await settle()
    expect(callsTo(sessionList)).toEqual([])
    await openDevices([here, row('2')])
    const seen = words.lastSeen('2030-05-20 12:00')
    expect(rows()).toEqual([`微信小程序 · Apple iPhone 15${seen}${words.thisDevice}`, `网页 · Chrome · Android${seen}`])
  })

  it('names a place that this version does not know by its device', async () => {
    await openDevices([row('1', { place: 'watch' as 'web', device: '' })])
    expect(rows()[0]).toContain(words.places.web)
  })

  it('where it is the only one there is nothing to sign out', async () => {
    await openDevices([here])
    expect(box.textContent).toContain(words.onlyThis)
    expect(box.querySelector('#devices-end')).toBeNull()
  })

  it('signs the others out after a question, tells how many, and reads the list again', async () => {
    await openDevices([here, row('2'), row('3')])
    press('devices-end')
    press('dialog-cancel')
    press('devices-end')
    expect(callsTo(endOtherSessions)).toEqual([])
    press('dialog-confirm')
    await serve(endOtherSessions, ok({ ended: 2 }))
    expect(moves).toEqual([`toast 2000 ${words.othersEnded(2)}`])
    await serve(sessionList, ok({ sessions: [here] }))
    expect([rows().length, session.token]).toEqual([1, 'token-a'])
  })

  it('R-44 says so where they could not be read, and tries again', async () => {
    press('settings-devices')
    await serve(sessionList, refusal('BUSY'))
    expect(box.textContent).toContain(words.devicesFailed)
    tap(box.querySelector('#devices-sheet .empty-state .button'))
    await serve(sessionList, ok({ sessions: [here] }))
    expect(rows()).toHaveLength(1)
  })

  it('R-44 a refusal to sign out is one toast, and the list stays', async () => {
    await openDevices([here, row('2')])
    press('devices-end')
    press('dialog-confirm')
    await serve(endOtherSessions, refusal('BUSY', 'later'))
    expect([moves, rows().length]).toEqual([['toast 2000 later'], 2])
  })
})

describe('the rows of the account', () => {
  it.each([
    ['settings-profile', '/center/personInfo/mys'],
    ['settings-cards', '/subPackages/bank-management/index'],
    ['settings-authorizations', '/subPackages/service-authorization/index'],
    ['settings-deregister', '/subPackages/cancel-account/index'],
    ['settings-privacy', '/subPackages/agreement/index?code=privacy-policy'],
    ['settings-collected', '/subPackages/agreement/index?code=collected-information'],
    ['settings-third-parties', '/subPackages/agreement/index?code=third-party-list'],
    ['settings-agreements', '/subPackages/argumentList/index'],
  ])('%s leads to %s', (id, path) => {
    press(id)
    expect(moves).toEqual([`navigateTo ${path}`])
  })
})
