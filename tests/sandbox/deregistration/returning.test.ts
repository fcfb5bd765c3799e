import { InvitePlay } from '@tests/sandbox/invite/invitePlay'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { receiveRookieCoupon, rookieCoupon } from '@/contract/coupon/offers'
import { goldReceive, goldSendSms } from '@/contract/member/goldActivity'
import { userRightsPack } from '@/contract/rights/packs'
import { getCode } from '@/contract/session'
import { Leaver } from './leaver'

const sandbox = sandboxTest()

const done = '000000'
const minutes = (count: number) => sandbox.fault({ kind: 'clock', ms: count * 60_000 })

/** The newest code of a scene. */
const codeOf = async (mobile: string, scene: string) =>
  (await sandbox.inbox(mobile)).find((message) => message.scene === scene)?.code ?? ''

/** Asks for the months of the gold activity, as anybody with the phone can. */
async function receiveGold(mobile: string): Promise<string> {
  await sandbox.call(goldSendSms, { mobile })
  return (await sandbox.call(goldReceive, { mobile, code: await codeOf(mobile, 'gold-member') })).code
}

it('R-54 R-48 who closes their account and signs up again by a link receives no welcome twice, and brings their inviter nothing', async () => {
  const mobile = '13930000001'
  const inviter = await InvitePlay.of(sandbox, '13800138001')
  const rounds: object[] = []
  for (let round = 0; round < 3; round++) {
    await minutes(2 * round + 2)
    const friend = await InvitePlay.of(sandbox, mobile, Number(inviter.id))
    const coupons = await sandbox.call(receiveRookieCoupon, {}, { token: friend.token })
    const { data } = await sandbox.call(rookieCoupon, {}, { token: friend.token })
    const gold = await receiveGold(mobile)
    const { welcome } = await friend.money()
    rounds.push({
      coupons: coupons.code,
      shown: data.status,
      gold,
      isWelcome: welcome !== undefined,
      rightsPacks: (await sandbox.call(userRightsPack, {}, { token: friend.token })).data.packs.length,
      invited: (await inviter.info()).inviteInfo.invited,
      packets: (await inviter.packets()).length,
    })
    await sandbox.clearFaults()
    await minutes(2 * round + 3)
    expect((await new Leaver(sandbox, mobile, friend.token).close()).code).toBe(done)
  }
  const again = {
    coupons: 'ROOKIE_RECEIVED',
    shown: 'received',
    gold: 'ALREADY_RECEIVED',
    isWelcome: false,
    rightsPacks: 0,
  }
  const [first, ...others] = rounds
  const given = { coupons: done, shown: 'received', gold: done, isWelcome: true, rightsPacks: 1 }
  expect(first).toEqual({ ...given, invited: 1, packets: 1 })
  // The closed account is no friend of the inviter any more.
  expect(others).toEqual([
    { ...again, invited: 0, packets: 0 },
    { ...again, invited: 0, packets: 0 },
  ])
})

it('R-54 the wait between two codes goes on when the account is closed meanwhile', async () => {
  const mobile = '13930000002'
  const leaver = await Leaver.of(sandbox, mobile)
  const ask = async () => (await sandbox.call(getCode, { mobile, scene: 'login' })).code
  expect(await ask()).toBe(done)
  expect((await leaver.close()).code).toBe(done)
  expect(await ask()).toBe('CODE_TOO_OFTEN')
  await minutes(1.1)
  expect(await ask()).toBe(done)
})
