import fs from 'node:fs'
import path from 'node:path'
import type { Platform } from '../../sandbox/devtools/hosts/protocol'
import { buildAppCode } from './appCode'
import { addRandomWorker, writeFixture } from './fixture'
import { openMiniProgram } from './openMiniProgram'

/** A mini-program that shows how many random bytes it got, how many of them differ, and the error if it got none. */
function writeApp(platform: Platform): string {
  const dir = writeFixture(platform, {
    draw: `require('../random.js').randomBytes(4096).then(
      (bytes) => page.say('bytes ' + bytes.length + ' kinds ' + new Set(bytes).size),
      (error) => page.say(error.message))`,
  })
  buildAppCode(platform, './src/platform/host/random', path.join(dir, 'random.js'))
  return dir
}

async function draw(dir: string, platform: Platform, text: string): Promise<void> {
  const app = await openMiniProgram({ dir, platform })
  await app.launch('/pages/home')
  await app.tap('#draw')
  await app.waitForText(text)
  expect(await app.problems()).toEqual([])
  await app.close()
  fs.rmSync(dir, { recursive: true })
}

it.each<Platform>(['weapp', 'tt', 'alipay'])('C2 random bytes come from the host itself on %s', async (platform) => {
  const dir = writeApp(platform)
  if (platform === 'alipay') addRandomWorker(dir)
  await draw(dir, platform, 'bytes 4096 kinds 256')
})

it('C2 on Alipay without the Worker there are no random bytes', async () => {
  await draw(writeApp('alipay'), 'alipay', 'this host gives no random bytes')
})
