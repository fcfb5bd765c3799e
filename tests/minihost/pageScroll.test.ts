import fs from 'node:fs'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { writeFixture } from './fixture'
import { type MiniProgram, openMiniProgram, type ShownMiniProgram, showMiniProgram } from './openMiniProgram'

const platforms: Platform[] = ['weapp', 'alipay', 'tt']

/** Scroll events that the page has received so far. */
async function heard(app: MiniProgram): Promise<{ scrolls: object[]; ends: number }> {
  const { scrolls, ends } = (await app.snapshot()).data as { scrolls: object[]; ends: number }
  return { scrolls, ends }
}

describe.each(platforms)('a page that scrolls on %s', (platform) => {
  const dir = writeFixture(platform)
  let app: MiniProgram
  beforeAll(async () => {
    app = await openMiniProgram({ dir, platform })
    await app.launch()
    await app.waitForText('loaded')
  })
  afterAll(async () => {
    await app.close()
    fs.rmSync(dir, { recursive: true })
  })

  it('receives its position, and its end within 50 px, once until it grows or is left', async () => {
    const event = (scrollTop: number, scrollHeight = 2000) =>
      platform === 'alipay' ? { scrollTop, scrollHeight } : { scrollTop }
    await app.scrollPage(1282, 2000)
    expect(await heard(app)).toEqual({ scrolls: [event(1282)], ends: 0 })
    await app.scrollPage(1283, 2000)
    await app.scrollPage(undefined, 2000)
    expect(await heard(app)).toEqual({ scrolls: [event(1282), event(1283), event(1333)], ends: 1 })
    await app.scrollPage(undefined, 3000)
    expect((await heard(app)).ends).toBe(2)
    await app.scrollPage(0, 3000)
    await app.scrollPage(undefined, 3000)
    expect((await heard(app)).ends).toBe(3)
    expect(await app.problems()).toEqual([])
  })
})

describe.each(platforms)('a page that scrolls in a window on %s', (platform) => {
  const dir = writeFixture(platform, {
    grow: `page.setData({ tall: page.data.tall + 2000 })`,
    plain: `host.navigateTo({ url: '/pages/plain' })`,
  })
  let app: ShownMiniProgram
  beforeAll(async () => {
    app = await showMiniProgram({ dir, platform })
    await app.launch()
    await app.waitForText('loaded')
  })
  afterAll(async () => {
    await app.close()
    fs.rmSync(dir, { recursive: true })
  })

  it('receives its end as it grows, and keeps its position when it is left', async () => {
    await app.tap('#grow')
    await app.scrollPage()
    await app.waitForText('ends 1')
    await app.tap('#grow')
    await app.scrollPage()
    await app.waitForText('ends 2')
    const { scrolls } = await heard(app)
    await app.tap('#plain')
    await app.waitForText('plain page')
    await app.back()
    await app.scrollPage()
    expect(await heard(app)).toEqual({ scrolls, ends: 2 })
    await app.hostCall('pageScrollTo', { scrollTop: 300 })
    await app.scrollPage(301)
    expect((await heard(app)).scrolls.slice(-2)).toMatchObject([{ scrollTop: 300 }, { scrollTop: 301 }])
    expect(await app.problems()).toEqual([])
  })
})
