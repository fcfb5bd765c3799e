import type { BrowserContext, Request } from 'playwright-core'

/** A call of the app as it was sent over the network. */
interface Call {
  path: string
  headers: Record<string, string>
  body: string
  /** When the browser sent it, in milliseconds, by its own clock: this process may be notified late. NaN until it is answered. */
  readonly at: number
}

/** Every call that pages of a context make from now on, without pictures, scripts and pages. */
export function watchCalls(context: BrowserContext): Call[] {
  const calls: Call[] = []
  context.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'POST' || pathname.startsWith('/sandbox/')) return
    calls.push({
      path: pathname,
      headers: request.headers(),
      body: request.postData() ?? '',
      get at() {
        return request.timing().startTime || Number.NaN
      },
    })
  })
  return calls
}

/** How many of the calls went to a path of the contract, whatever the prefix of its family. */
export const countOf = (calls: readonly Call[], path: string): number =>
  calls.filter((call) => call.path.endsWith(path)).length
