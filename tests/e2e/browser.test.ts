import { chromiumPath, disabledFeatures } from '@tests/fixtures/chromium'
import { chromium } from 'playwright-core'

it('the browser of the tests turns off each feature that Playwright turns off', async () => {
  const server = await chromium.launchServer({ executablePath: await chromiumPath(), args: ['--no-sandbox'] })
  try {
    const lists = server
      .process()
      .spawnargs.flatMap((flag) => /^--disable-features=(.*)/.exec(flag)?.[1]?.split(',') ?? [])
    expect(lists).toContain('PaintHolding')
    expect(disabledFeatures).toEqual(expect.arrayContaining(lists))
  } finally {
    await server.close()
  }
})
