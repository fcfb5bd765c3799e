import fs from 'node:fs'
import path from 'node:path'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { writeFixture } from './fixture'
import { type ShownMiniProgram, showMiniProgram } from './openMiniProgram'

describe.each<Platform>(['weapp', 'alipay', 'tt'])('the host in Chromium on %s', (platform) => {
  const dir = writeFixture(platform, { greet: `page.say('touched')` })
  let app: ShownMiniProgram
  beforeAll(async () => {
    app = await showMiniProgram({ dir, platform })
    await app.launch()
  })
  afterAll(async () => {
    await app.close()
    fs.rmSync(dir, { recursive: true })
  })

  it('handles a real touch, which bubbles', async () => {
    await app.waitForText('loaded')
    await app.touch('#greet')
    await app.waitForText('touched')
    await app.waitForText('outer heard')
    const { events } = await app.logs()
    expect(events.filter(({ type, currentTarget }) => type === 'tap' && currentTarget === 'greet')).toHaveLength(1)
    expect(await app.problems()).toEqual([])
  })

  it('takes a picture of the page', async () => {
    const file = path.join(dir, 'page.png')
    await app.screenshot(file)
    expect(fs.readFileSync(file).subarray(1, 4).toString()).toBe('PNG')
  })

  it('renders rpx as a fraction of the screen width', async () => {
    expect(await app.box('.title')).toMatchObject({ x: 0, width: 375 })
  })
})
