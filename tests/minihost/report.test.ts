import { distOf } from '@tests/fixtures/dist'
import { personalIn } from '@tests/report/personalIn'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { eventIds } from '@/contract/report'
import { routes } from '@/routes'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { openMiniProgram } from './openMiniProgram'

const sandbox = sandboxTest()
beforeEach(async () => {
  await sandbox.reset()
})

interface Arrived {
  eventId: string
  pageId: string
  item: { event_from: string; type: string }
}

async function arrived(): Promise<Arrived[]> {
  const answer = await fetch(`${sandbox.url}/sandbox/events.json`)
  return ((await answer.json()) as { events: { body: Arrived }[] }).events.map(({ body }) => body)
}

/** Longer than events gather before they are sent, in milliseconds. */
const aRound = 7_000

describe.each<[Platform, string]>([
  ['weapp', 'APPLET'],
  ['alipay', 'APPLET'],
  ['tt', 'DOUYIN'],
])('the %s build', (platform, channel) => {
  const open = async (storage: Record<string, unknown>) => {
    const app = await openMiniProgram({ dir: distOf(platform), platform, baseUrl: sandbox.url, storage })
    await app.launch()
    return app
  }

  it('R-130 R-134 S6 reports that its first page loaded and was viewed, with its channel', async () => {
    const app = await open({ privacyConsent: 1, mToken: await sandbox.login('13800138002') })
    await app.idle()
    await app.pass(aRound)
    const events = await arrived()
    expect(await app.problems()).toEqual([])
    await app.close()
    const { path } = routes.home
    expect(events.map(({ eventId, pageId, item }) => [eventId, pageId, item.event_from, item.type]).sort()).toEqual([
      [eventIds.pageView, path, channel, 'MINI_PROGRAM'],
      [eventIds.load, path, channel, 'MINI_PROGRAM'],
    ])
    expect(personalIn(JSON.stringify(events))).toEqual([])
  })

  it('U7 reports nothing before the privacy notice is accepted', async () => {
    const app = await open({})
    await app.idle()
    await app.pass(aRound)
    const events = await arrived()
    await app.close()
    expect(events).toEqual([])
  })
})
