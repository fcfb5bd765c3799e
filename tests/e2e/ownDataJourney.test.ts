import { text } from 'node:stream/consumers'
import { signOutOthers, statusOf, takeOwnData } from '@tests/journeys/leave'
import { signIn } from '@tests/journeys/stage'
import { browserStage } from './browserStage'

describe('ownData: a browser', () => {
  const stage = browserStage()

  it('U5 signs out the other devices, and downloads the customer’s own data', async () => {
    const mobile = '13950000002'
    const { sandbox } = stage
    const customer = await signIn(stage, mobile)
    const others = [await sandbox.login(mobile), await sandbox.login(mobile)]
    await signOutOthers(customer, 2)
    expect(await Promise.all(others.map((token) => statusOf(sandbox, token)))).toEqual(['300000', '300000'])
    const downloading = customer.visit.page.waitForEvent('download')
    await takeOwnData(customer, 'save')
    const download = await downloading
    const file = JSON.parse(await text(await download.createReadStream()))
    expect([download.suggestedFilename(), file.profile.mobile]).toEqual([
      expect.stringMatching(/^my-data-\d{4}-\d\d-\d\d\.json$/),
      mobile,
    ])
  })
})
