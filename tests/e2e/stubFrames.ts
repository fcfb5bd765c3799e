import type { Page } from 'playwright-core'
import type { FromFrame, HostName, ToFrame } from '../../sandbox/devtools/hosts/page/messages'

/** A frame in place of a host's: it is ready at once, keeps what it is told in `told`, and reports a tap that it is told to make. */
const stub = `<!doctype html><html><head><meta charset="utf-8"><title>stub</title></head>
<body style="margin:0;padding:60px 24px;font:16px sans-serif;background:#f7f9fb"><h1>stub</h1>
<script>
window.told = []
const say = (message) => parent.postMessage(message, '*')
addEventListener('message', ({ data }) => {
  window.told.push(data)
  if (data.type === 'tap') say({ type: 'tapped', tap: data.tap })
  if (data.type === 'set' && data.settings.address) say({ type: 'route', address: data.settings.address, title: 'Screen' })
})
say({ type: 'ready' })
</script></body></html>`

/** Answers every frame of the page with the stub; hosts in `broken` report that their package did not start. */
export async function serveStubFrames(page: Page, broken: readonly HostName[] = []): Promise<void> {
  await page.route('**/sandbox/hosts/frame/*', (route) => {
    const isBroken = broken.some((host) => new URL(route.request().url()).pathname.endsWith(`/${host}`))
    const fatal = `say({ type: 'error', message: 'the package threw at start', fatal: true })`
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: isBroken ? stub.replace(`say({ type: 'ready' })`, fatal) : stub,
    })
  })
}

/** The stub in a host's frame. */
export function stubFrame(page: Page, host: HostName) {
  const inFrame = page.frameLocator(`[data-host="${host}"] iframe`).locator('body')
  return {
    /** What it was told since the last call. */
    told: () => inFrame.evaluate(() => (window as unknown as { told: ToFrame[] }).told.splice(0)),
    say: (message: FromFrame) => inFrame.evaluate((_body, one) => parent.postMessage(one, '*'), message),
  }
}
