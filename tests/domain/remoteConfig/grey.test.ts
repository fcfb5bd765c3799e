import { connectFake } from '@tests/report/fakeReports'
import { connectApp } from '@tests/request/fakeApp'
import { argsOf, endAll, ok, refusal, sent, settled } from '@tests/request/fakeHost'
import type { GreyKey } from '@/contract/remoteConfig/decisions'
import { greyGroups } from '@/domain/remoteConfig/grey'
import { greyKeys, greyStorageKey } from '@/domain/session/customerKeys'
import { session } from '@/domain/session/session'
import { launchStorage } from '@/platform/storage/sessionStorage'
import type { Happening } from '@/report/events'
import { openSink } from '@/report/report'
import { readWith } from '@/request/read'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

const seen: Happening[] = []

beforeAll(() => {
  connectFake()
  openSink(() => ({ take: (one) => void seen.push(one), clear: () => undefined }))
})
beforeEach(() => {
  connectApp()
  session.signOut()
  session.signIn('token-a')
  seen.length = 0
})
afterEach(() => {
  jest.useRealTimers()
  return endAll()
})

const read = readWith({ isWanted: () => true, mayToast: false })
const vipOk = (data: object) => ({ suc: true, ...ok(data) })
const kept = (key: GreyKey) => launchStorage.read(greyStorageKey(key))
const exposures = () => seen.filter(({ event }) => event === 'exposure').map(({ detail }) => detail)

/** Asks for the group of one test, and answers the call. */
async function askOne(key: GreyKey, group: string) {
  const groups = greyGroups(read, [key])
  await settled()
  await sent.at(-1)?.answer(vipOk({ group }))
  return groups
}

describe('R-96 the group of a grey test', () => {
  it('R-96 D-27 exists for six tests, and is kept under a key of each', async () => {
    expect([...greyKeys]).toEqual([
      'cashier_bank_test',
      'vip_confirm_content',
      'vip_renew_notification',
      'vip_renew_button',
      'vip_unpaidorder_test',
      'vipReduceExternalComplaints',
    ])
    for (const key of greyKeys) await askOne(key, 'groupB')
    expect(greyKeys.map(kept)).toEqual(greyKeys.map(() => 'groupB'))
    expect(new Set(greyKeys.map(greyStorageKey)).size).toBe(6)
  })

  it('R-96 of one test is asked for by the matched-group call', async () => {
    expect(await askOne('vip_unpaidorder_test', 'groupB')).toEqual({ vip_unpaidorder_test: 'groupB' })
    expect(sent.map(({ url }) => url)).toEqual([expect.stringMatching(/\/gray\/matched-group$/)])
    expect(argsOf(sent[0])).toEqual({ bizKey: 'vip_unpaidorder_test' })
  })

  it('R-96 of several tests is asked for by one tag batch decision', async () => {
    const groups = greyGroups(read, ['vip_renew_button', 'vip_confirm_content'])
    await settled()
    expect(sent.map(({ url }) => url)).toEqual([expect.stringMatching(/\/tag\/batch-decision$/)])
    expect(argsOf(sent[0])).toEqual({ bizKeys: ['vip_renew_button', 'vip_confirm_content'] })
    await sent[0]?.answer(vipOk({ decisions: [{ bizKey: 'vip_confirm_content', group: 'groupB' }] }))
    expect(await groups).toEqual({ vip_renew_button: 'groupA', vip_confirm_content: 'groupB' })
  })

  it('R-96 is not asked for again, nor reported again, on another screen', async () => {
    await askOne('vip_renew_button', 'groupB')
    expect(await greyGroups(read, ['vip_renew_button'])).toEqual({ vip_renew_button: 'groupB' })
    expect(sent).toHaveLength(1)
    const groups = greyGroups(read, ['vip_renew_button', 'vip_confirm_content'])
    await settled()
    expect(argsOf(sent[1])).toEqual({ bizKey: 'vip_confirm_content' })
    await sent[1]?.answer(vipOk({ group: 'groupA' }))
    expect(await groups).toEqual({ vip_renew_button: 'groupB', vip_confirm_content: 'groupA' })
    expect(exposures()).toEqual([
      { module: 'greyTest', element: 'vip_renew_button', activityId: 'groupB' },
      { module: 'greyTest', element: 'vip_confirm_content', activityId: 'groupA' },
    ])
  })

  it('R-96 is that of the first answer where two screens ask at the same time, and is reported once', async () => {
    const both = [greyGroups(read, ['vip_renew_button']), greyGroups(read, ['vip_renew_button'])]
    await settled()
    await Promise.all(sent.map((call) => call.answer(vipOk({ group: 'groupB' }))))
    expect(await Promise.all(both)).toEqual([{ vip_renew_button: 'groupB' }, { vip_renew_button: 'groupB' }])
    expect(exposures()).toHaveLength(1)
  })
})

describe('R-96 without an answer a customer is in group A', () => {
  it.each([
    ['refused', { suc: false, ...refusal('BUSY') }],
    ['answered with no group', vipOk({})],
    ['answered with an unknown group', vipOk({ group: 'groupC' })],
  ])('R-96 where the call is %s', async (_, body) => {
    const groups = greyGroups(read, ['vip_confirm_content'])
    await settled()
    await sent[0]?.answer(body)
    expect(await groups).toEqual({ vip_confirm_content: 'groupA' })
    expect([kept('vip_confirm_content'), exposures()]).toEqual([undefined, []])
  })

  it('R-96 where it takes two seconds: the screen goes on, and the next one asks again', async () => {
    jest.useFakeTimers()
    let groups: object | undefined
    void greyGroups(read, ['vip_confirm_content']).then((found) => {
      groups = found
    })
    await jest.advanceTimersByTimeAsync(1_999)
    expect(groups).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    expect(groups).toEqual({ vip_confirm_content: 'groupA' })
    expect(kept('vip_confirm_content')).toBeUndefined()
    expect(await askOne('vip_confirm_content', 'groupB')).toEqual({ vip_confirm_content: 'groupB' })
  })
})

describe('U3 the group of a customer', () => {
  it('U3 R-96 ends with their session', async () => {
    await askOne('vip_confirm_content', 'groupB')
    session.signOut()
    expect(kept('vip_confirm_content')).toBeUndefined()
    expect(await askOne('vip_confirm_content', 'groupA')).toEqual({ vip_confirm_content: 'groupA' })
  })

  it('U3 R-96 is not kept for the next one where its answer comes after they have left', async () => {
    const groups = greyGroups(read, ['vip_confirm_content'])
    await settled()
    session.signOut()
    await sent[0]?.answer(vipOk({ group: 'groupB' }))
    expect(await groups).toEqual({ vip_confirm_content: 'groupA' })
    expect([kept('vip_confirm_content'), exposures()]).toEqual([undefined, []])
  })
})
