import { startSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import { getCode, login, userInfo } from '@/contract/session'
import { startPostgres } from './startPostgres'

let database: Awaited<ReturnType<typeof startPostgres>>
let sandbox: TestSandbox

beforeAll(async () => {
  database = await startPostgres()
  sandbox = await startSandbox({ databaseUrl: database.url })
  // Connections are opened first, or the calls of the first test would come one after another.
  await atOnce(40, () => sandbox.login('13800138005'))
})
afterAll(async () => {
  await sandbox.close()
  await database.stop()
})

const atOnce = <Answer>(times: number, run: () => Promise<Answer>) => Promise.all(Array.from({ length: times }, run))

describe('on PostgreSQL', () => {
  it('20 requests for a code at the same time send one', async () => {
    const mobile = '13900000301'
    const answers = await atOnce(20, () => sandbox.call(getCode, { mobile, scene: 'login' }))
    expect(answers.filter((one) => one.code === '000000')).toHaveLength(1)
    expect(answers.filter((one) => one.code === 'CODE_TOO_OFTEN')).toHaveLength(19)
    expect(await sandbox.inbox(mobile)).toHaveLength(1)
  })

  it('20 logins with one code at the same time let one in', async () => {
    const mobile = '13900000302'
    await sandbox.call(getCode, { mobile, scene: 'login' })
    const code = (await sandbox.inbox(mobile))[0]?.code ?? ''
    const answers = await atOnce(20, () => sandbox.call(login, { mobile, code }))
    expect(answers.filter((one) => one.code === '000000')).toHaveLength(1)
    expect(answers.filter((one) => one.code === 'CODE_USED')).toHaveLength(19)
  })

  it('20 wrong tries at the same time are counted one by one: five, then locked', async () => {
    const mobile = '13900000303'
    await sandbox.call(getCode, { mobile, scene: 'login' })
    const code = (await sandbox.inbox(mobile))[0]?.code ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    const answers = await atOnce(20, () => sandbox.call(login, { mobile, code: wrong }))
    expect(answers.filter((one) => one.code === 'CODE_WRONG')).toHaveLength(4)
    expect(answers.filter((one) => one.code === 'CODE_LOCKED')).toHaveLength(16)
  })

  it('20 first logins of one number at the same time make one account', async () => {
    const tokens = await atOnce(20, () => sandbox.login('13900000304'))
    const users = await Promise.all(tokens.map((token) => sandbox.call(userInfo, {}, { token })))
    expect(new Set(users.map((one) => one.data.userInfo.userId)).size).toBe(1)
  })

  it('resetting empties the sandbox’s own tables', async () => {
    const token = await sandbox.login('13800138002')
    expect((await fetch(`${sandbox.url}/sandbox/reset`, { method: 'POST' })).status).toBe(200)
    expect((await sandbox.call(userInfo, {}, { token })).code).toBe('300000')
    expect(await sandbox.login('13800138002')).toMatch(/^[0-9a-f]{64}$/)
  })
})
