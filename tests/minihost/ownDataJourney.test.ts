import { until } from '@tests/fixtures/until'
import { signOutOthers, statusOf, takeOwnData } from '@tests/journeys/leave'
import { signIn } from '@tests/journeys/stage'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { miniStage } from './miniStage'

// The hosts differ in how they hand out a file.
const hosts: { platform: Platform; way: 'share' | 'copy' }[] = [
  { platform: 'weapp', way: 'share' },
  { platform: 'alipay', way: 'copy' },
  { platform: 'tt', way: 'copy' },
]

describe.each(hosts)('ownData: the $platform mini-program', ({ platform, way }) => {
  const stage = miniStage(platform)
  const { sandbox } = stage

  it('U5 signs out the other devices, and takes the customer’s own data', async () => {
    const mobile = '13950000004'
    const customer = await signIn(stage, mobile)
    const others = [await sandbox.login(mobile), await sandbox.login(mobile)]
    await signOutOthers(customer, 2)
    expect(await Promise.all(others.map((token) => statusOf(sandbox, token)))).toEqual(['300000', '300000'])
    await takeOwnData(customer, way)
    // The file goes with the screen.
    await customer.open('/pages/home/index')
    await until(
      async () => Object.keys(customer.app.files).length === 0,
      () => Object.keys(customer.app.files).join(),
    )
  })
})
