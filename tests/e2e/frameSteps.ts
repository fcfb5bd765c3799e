import { until } from '@tests/fixtures/until'
import { framesOriginOf } from '@tests/sandbox/framesOrigin'
import type { BrowserContext, FrameLocator, Page } from 'playwright-core'
import type { FrameSettings, FromFrame, HostName, ToFrame } from '../../sandbox/devtools/hosts/page/messages'

/** A frame in a page of the sandbox, and what it has told that page. */
export interface Shown {
  page: Page
  phone: FrameLocator
  app: FrameLocator
  told(): Promise<FromFrame[]>
  send(message: ToFrame): Promise<void>
  hears(isIt: (message: FromFrame) => boolean): Promise<void>
}

/** Opens frames of hosts beside one another, as the page of the hosts does, and gives them their first settings. */
export async function openFrames(
  context: BrowserContext,
  url: string,
  hosts: readonly HostName[],
  first: FrameSettings,
): Promise<Shown[]> {
  const page = await context.newPage()
  const framesOrigin = await framesOriginOf(url)
  // The page itself, whose policy lets it show the frames, without its script.
  await page.route('**/sandbox/hosts/page.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(`${url}/sandbox/hosts`)
  const settings = await Promise.all(hosts.map(() => withLogin(url, first)))
  await page.evaluate(keepMessages, { hosts, settings, framesOrigin })
  return hosts.map((_host, index) => shownIn(page, index, framesOrigin))
}

/** Settings with a login of their person for one frame. */
async function withLogin(url: string, settings: FrameSettings): Promise<FrameSettings> {
  if (!settings.person) return settings
  const answer = await fetch(`${url}/sandbox/shell/token/${settings.person}`, { method: 'POST' })
  return { ...settings, ...((await answer.json()) as { token: string }) }
}

function shownIn(page: Page, index: number, framesOrigin: string): Shown {
  const phone = page.frameLocator(`#frame-${index}`)
  const told = () => page.evaluate((at) => (window as unknown as { told: FromFrame[][] }).told[at] ?? [], index)
  return {
    page,
    phone,
    app: phone.frameLocator('iframe.screen'),
    told,
    send: (message) =>
      page.evaluate(
        ([at, text, origin]) => {
          const frame = document.querySelector<HTMLIFrameElement>(`#frame-${at}`)
          frame?.contentWindow?.postMessage(JSON.parse(text), origin)
        },
        [index, JSON.stringify(message), framesOrigin] as const,
      ),
    hears: (isIt) =>
      until(
        async () => (await told()).some(isIt),
        () => 'the message of the frame',
      ),
  }
}

/** Runs in the browser: frames beside one another, each with a list of its messages; `ready` is answered by its first settings. */
function keepMessages({
  hosts,
  settings,
  framesOrigin,
}: {
  hosts: readonly HostName[]
  settings: readonly FrameSettings[]
  framesOrigin: string
}): void {
  const told: FromFrame[][] = hosts.map(() => [])
  Object.assign(window, { told })
  document.body.replaceChildren(
    ...hosts.map((host, index) => {
      const frame = document.createElement('iframe')
      frame.id = `frame-${index}`
      frame.width = '390'
      frame.height = '800'
      frame.allow = 'camera; geolocation; clipboard-write'
      frame.src = `${framesOrigin}/sandbox/hosts/frame/${host}`
      window.addEventListener('message', ({ source, data }) => {
        if (source !== frame.contentWindow) return
        told[index]?.push(data as FromFrame)
        if (data.type === 'ready')
          frame.contentWindow?.postMessage({ type: 'set', settings: settings[index] }, framesOrigin)
      })
      return frame
    }),
  )
}
