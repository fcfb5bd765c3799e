import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@tests/config/temporaryFolder'
import { type OwnSandbox, startSandbox } from '@tests/sandbox/startSandbox'
import { signedFields, wireCall, wireHeaders } from '@tests/sandbox/wireClient'
import { preSign } from '@/contract/bank/oneKey'
import { sessionList } from '@/contract/devices'
import { families } from '@/contract/families'
import { index } from '@/contract/home'
import { getSchema } from '@/contract/remoteConfig/schema'
import { bills } from '@/contract/supplier'

const file = path.join(temporaryFolder('paths'), 'paths.json')
/** A prefix with the contract's own at its end, which the client of the tests adds by itself. */
const lowCode = `/pages${families.lowCode.prefix}`
const given = {
  prefixes: { lowCode },
  paths: {
    [index.path]: '/v1/start',
    [bills.path]: '/v1/bills',
    [preSign.path]: '/v1/sign/:product/begin',
    [sessionList.path]: null,
  },
}

let sandbox: OwnSandbox
beforeAll(async () => {
  writeFileSync(file, JSON.stringify(given))
  sandbox = await startSandbox({ pathsFile: file })
})
afterAll(() => sandbox.close())

describe('a sandbox with a file of replaced paths', () => {
  it('answers a call at its new path, whose signature covers that path', async () => {
    const { code, status } = await sandbox.call({ ...index, path: '/v1/start' }, {})
    expect([status, code]).toEqual([200, '000000'])
    expect((await sandbox.call(index, {})).status).toBe(404)
    const answer = await fetch(`${sandbox.url}/v1/start`, {
      method: 'POST',
      headers: { ...wireHeaders(families.ordinary), 'content-type': 'application/json' },
      body: JSON.stringify(signedFields(index.path, {})),
    })
    expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST', message: 'field url must be /v1/start' })
  })

  it('answers a family at its new prefix, which no signature covers', async () => {
    const req = { code: 'xyf_xbt_01' }
    expect((await sandbox.call(getSchema, req)).status).toBe(404)
    expect(await wireCall(`${sandbox.url}/pages`, getSchema, req)).toMatchObject({ status: 200, code: '000000' })
  })

  it('reads parameters from a new path, and the path of an encrypted call', async () => {
    const token = await sandbox.login('13800138004')
    const begin = { ...preSign, path: '/v1/sign/:product/begin' }
    const { code } = await sandbox.call(begin, { product: 'xbt', bankCode: 'ICBC', callBackUrl: '' }, { token })
    expect(code).toBe('000000')
    const supplier = { rightsOrderNo: 'R20250101102' }
    expect((await sandbox.call({ ...bills, path: '/v1/bills' }, { page: 1 }, { token, supplier })).status).toBe(200)
  })

  it('lacks the calls that the file says are missing', async () => {
    expect((await sandbox.call(sessionList, {})).status).toBe(404)
  })

  it('still names calls by the path of the contract in faults', async () => {
    await sandbox.fault({ kind: 'status', path: index.path, status: 503 })
    expect((await sandbox.call({ ...index, path: '/v1/start' }, {})).status).toBe(503)
  })

  it('does not start with a file that is wrong', async () => {
    const wrong = path.join(path.dirname(file), 'wrong.json')
    writeFileSync(wrong, JSON.stringify({ paths: { '/nowhere': '/v1/nowhere' } }))
    await expect(startSandbox({ pathsFile: wrong })).rejects.toThrow('"/nowhere" in "paths" is no path of the contract')
  })
})
