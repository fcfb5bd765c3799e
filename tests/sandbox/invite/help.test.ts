import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { helperInfo } from '@/contract/activity/help'
import { vipInfo } from '@/contract/member/info'
import { InvitePlay } from './invitePlay'

const sandbox = sandboxTest()

const isVip = async ({ token }: InvitePlay) => (await sandbox.call(vipInfo, {}, { token })).data.isVip

it('three new friends who help bring a month of membership, once', async () => {
  const asker = await InvitePlay.of(sandbox, '13800138005')
  expect((await asker.info()).inviteInfo.help).toMatchObject({ state: 'none', need: 3, helped: 0 })
  const begun = await asker.ask()
  expect(begun.data).toMatchObject({ state: 'running', helped: 0, months: 1, hours: 24 })
  expect((await asker.ask()).data.endsAt).toBe(begun.data.endsAt)
  expect(await isVip(asker)).toBe(false)
  const friends = await Promise.all([asker.newFriend(), asker.newFriend(), asker.newFriend(), asker.newFriend()])
  const answers = []
  for (const friend of friends) answers.push(await friend.help(asker.id))
  expect(answers.map(({ code, data }) => [code, data?.state, data?.helped])).toEqual([
    ['000000', 'running', 1],
    ['000000', 'running', 2],
    ['000000', 'done', 3],
    ['HELP_FULL', undefined, undefined],
  ])
  expect(await isVip(asker)).toBe(true)
  expect((await asker.ask()).code).toBe('HELP_DONE')
  const helpers = await asker.records('helpers')
  expect(helpers).toHaveLength(3)
  expect(helpers.every(({ name }) => /^.\*+$/.test(name))).toBe(true)
})

describe('who can help', () => {
  let asker: InvitePlay
  beforeAll(async () => {
    asker = await InvitePlay.of(sandbox, '13800138003')
    await asker.ask()
  })

  it('R-48 not an old customer, and not the customer themselves', async () => {
    const old = await InvitePlay.of(sandbox, '13800138004', Number(asker.id))
    const refused = await old.help(asker.id)
    expect([refused.code, refused.message]).toEqual(['HELP_ONLY_NEW', 'Only new customers can help.'])
    expect((await old.look(asker.id)).data.standing).toBe('old')
    expect((await asker.help(asker.id)).code).toBe('HELP_SELF')
    expect((await asker.look(asker.id)).data.standing).toBe('self')
  })

  it('the same friend counts once, and a lost answer is given again under the same id', async () => {
    const friend = await asker.newFriend()
    expect((await friend.look(asker.id)).data.standing).toBe('new')
    const requestId = newRequestId()
    const first = await friend.help(asker.id, requestId)
    expect((await friend.help(asker.id, requestId)).data).toEqual(first.data)
    expect((await friend.help(asker.id)).code).toBe('HELP_TWICE')
    expect((await friend.look(asker.id)).data).toMatchObject({ standing: 'helped', help: { helped: 1 } })
  })

  it('a friend who signed up by another customer’s link is no new one', async () => {
    const other = await InvitePlay.of(sandbox, '13800138006')
    expect((await (await other.newFriend()).help(asker.id)).code).toBe('HELP_ONLY_NEW')
  })

  it('R-113 a visitor sees who asks, masked', async () => {
    const { data } = await sandbox.call(helperInfo, { inviterUserId: asker.id })
    expect(data).toMatchObject({ inviter: { name: '米*' }, standing: 'visitor', help: { state: 'running' } })
  })

  it.each(['abc', '0', '-5', '999999', '1e3', '99999999999999', '5 or 1=1'])(
    'a link with the foreign or broken id %s has words of its own',
    async (id) => {
      expect((await asker.look(id)).code).toBe('INVITER_UNKNOWN')
      expect((await asker.help(id)).code).toBe('INVITER_UNKNOWN')
    },
  )

  it('no friend helps where none was asked for, and an ended request can be made anew', async () => {
    const shy = await InvitePlay.of(sandbox, '13800138007')
    expect((await (await shy.newFriend()).help(shy.id)).code).toBe('HELP_OVER')
    const late = await InvitePlay.of(sandbox, '13800138062')
    expect((await late.info()).inviteInfo.help).toMatchObject({ state: 'over', helped: 1 })
    expect((await (await late.newFriend()).help(late.id)).code).toBe('HELP_OVER')
    expect((await late.ask()).data).toMatchObject({ state: 'running', helped: 0 })
  })
})

it('the seeded people stand at each point', async () => {
  const near = await InvitePlay.of(sandbox, '13800138060')
  expect((await near.info()).inviteInfo.help).toMatchObject({ state: 'running', helped: 2 })
  const done = await InvitePlay.of(sandbox, '13800138061')
  expect((await done.info()).inviteInfo.help).toMatchObject({ state: 'done', helped: 3 })
  expect(await isVip(done)).toBe(true)
  const friend = await InvitePlay.of(sandbox, '13800138063')
  expect((await friend.help(near.id)).data).toMatchObject({ state: 'done', helped: 3 })
  expect(await isVip(near)).toBe(true)
})
