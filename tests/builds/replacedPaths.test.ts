import path from 'node:path'
import { buyLater, useSupplier } from '@tests/journeys/membership'
import { settings, signIn } from '@tests/journeys/stage'
import { miniStage } from '@tests/minihost/miniStage'
import { startSandbox, type TestSandbox } from '@tests/sandbox/startSandbox'
import { pathsFile } from '../../config/testing/replacedPaths'

const sandbox = {} as TestSandbox
beforeAll(async () => {
  Object.assign(sandbox, await startSandbox({ pathsFile: pathsFile('replaced') }))
})
afterAll(() => sandbox.close())

describe('a server that has another address for every call', () => {
  const called = new Set<string>()
  const stage = miniStage('weapp', 'xbt_h5', {
    dir: path.resolve(__dirname, '../../dist/replaced/weapp'),
    sandbox,
    rewrite: (address, body) => {
      called.add(address)
      return body
    },
  })

  it('sells a membership and opens a supplier area to a customer who logs in, by signed and encrypted calls', async () => {
    const mobile = '13800138002'
    const customer = await signIn(stage, mobile)
    await buyLater(customer, { tool: settings.weapp.tool, mobile, cardTail: '6102' })
    await useSupplier(customer, 'video-12')
    const elsewhere = [...called].filter((address) => !/^\/of-\w+\/call-\d+(?:\/|$)/.test(address))
    // Where the sandbox publishes its key, in place of one that the build has.
    expect(elsewhere).toEqual(['/sandbox/public-key'])
    const families = new Set([...called].map((address) => address.split('/')[1]))
    expect([...families]).toEqual(
      expect.arrayContaining(['of-ordinary', 'of-apiVip', 'of-lowCode', 'of-cashierCore', 'of-report']),
    )
  })
})
