import { bonusTasks, getBonus } from '@/contract/activity/bonus'
import { wxLogin } from '@/contract/session'
import { bindAccount } from '@/contract/wallet/accounts'
import { bonusList } from '@/contract/wallet/movements'
import { namedLinks, routeAt } from '@/routes'
import { Journey } from './cashier/journey'
import { MemberPlay } from './member/memberPlay'
import { sandboxTest } from './startSandbox'
import { WalletPlay } from './wallet/walletPlay'
import { newRequestId } from './wireClient'

const sandbox = sandboxTest()

const tasksOf = async (token: string, lang: 'en' | 'zh-CN' = 'en') =>
  (await sandbox.call(bonusTasks, {}, { token, lang })).data
const stateOf = async (token: string, taskId: string) =>
  (await tasksOf(token)).tasks.find((task) => task.taskId === taskId)
const take = (token: string, taskId: string, requestId = newRequestId()) =>
  sandbox.call(getBonus, { taskId }, { token, requestId, lang: 'en' })

it('the tasks of a customer stand in each state, and lead to screens that exist', async () => {
  const data = await tasksOf(await sandbox.login('13800138004'))
  expect(Object.fromEntries(data.tasks.map(({ taskId, state }) => [taskId, state]))).toMatchObject({
    identity: 'received',
    profile: 'done',
    'payout-account': 'done',
    'first-order': 'todo',
    invite: 'todo',
  })
  const leads = (address: string) => routeAt(namedLinks.get(address) ?? address) !== undefined
  expect(data.tasks.filter(({ jumpUrl }) => jumpUrl && !leads(jumpUrl))).toEqual([])
  expect(data.total).toBe(data.tasks.reduce((sum, { reward }) => sum + reward, 0))
  expect(data.received).toBe(200)
  const chinese = await tasksOf(await sandbox.login('13800138004'), 'zh-CN')
  expect(chinese.tasks[0]?.title).toBe('完成身份认证')
})

it('a new customer has finished nothing', async () => {
  const { tasks, received } = await tasksOf(await sandbox.login('13900000431'))
  expect(tasks.map(({ state, done }) => [state, done])).toEqual(tasks.map(() => ['todo', 0]))
  expect(received).toBe(0)
})

it('the cash of a finished task comes into the wallet once, whatever is pressed how often', async () => {
  const play = await WalletPlay.of(sandbox, '13800138007')
  const requestId = newRequestId()
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => take(play.token, 'identity')),
    take(play.token, 'identity', requestId),
    take(play.token, 'identity', requestId),
  ])
  const taken = answers.filter(({ code }) => code === '000000')
  expect(taken.length).toBeGreaterThan(0)
  expect(taken.every(({ data }) => data.amount === 200)).toBe(true)
  expect(answers.filter(({ code }) => code !== '000000').every(({ code }) => code === 'TASK_TAKEN')).toBe(true)
  expect((await play.balance()).balance).toBe(200)
  const rows = (await sandbox.call(bonusList, { page: 1 }, { token: play.token, lang: 'en' })).data.bonusList
  expect(rows.map(({ title, amount }) => [title, amount])).toEqual([['Task: Verify your identity', 200]])
  expect(await stateOf(play.token, 'identity')).toMatchObject({ state: 'received', done: 1 })
})

it('a task that is open or unknown pays nothing', async () => {
  const play = await WalletPlay.of(sandbox, '13800138005')
  expect((await take(play.token, 'first-order')).code).toBe('TASK_OPEN')
  expect((await take(play.token, 'none')).code).toBe('TASK_UNKNOWN')
  expect((await play.balance()).balance).toBe(0)
})

it('progress comes from what the customer does: an account bound, orders paid, a membership bought', async () => {
  const mobile = '13800138001'
  const token = await sandbox.login(mobile)
  expect(await stateOf(token, 'payout-account')).toMatchObject({ state: 'todo', done: 0, total: 1 })
  await sandbox.call(bindAccount, { kind: 'bank', cardId: 'C1010' }, { token })
  expect(await stateOf(token, 'payout-account')).toMatchObject({ state: 'done', done: 1 })
  const member = await MemberPlay.of(sandbox, mobile)
  const journey = new Journey(sandbox, token)
  for (const done of [1, 2]) {
    const { orderId, payAmount } = await journey.order()
    await member.decide(await member.begin(orderId, payAmount, 'MALL_ORDER'), 'approve')
    expect(await stateOf(token, 'three-orders')).toMatchObject({ state: 'todo', done, total: 3 })
  }
  expect(await stateOf(token, 'first-order')).toMatchObject({ state: 'done', done: 1 })
  await member.buy('single_month')
  expect(await stateOf(token, 'membership')).toMatchObject({ state: 'done' })
})

it('a friend who signs up by the customer’s link finishes the invitation', async () => {
  const token = await sandbox.login('13800138003')
  expect((await stateOf(token, 'invite'))?.state).toBe('todo')
  await sandbox.call(wxLogin, { jsCode: 'x', phoneCode: 'phone:13900000432', inviterUserId: 103 })
  expect((await stateOf(token, 'invite'))?.state).toBe('done')
})
