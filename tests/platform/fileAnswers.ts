/** Address of a file of a page, and the error of a page whose file failed to load. */
export const file = 'https://m.example.com/js/pdp.1a2b.js'
export const missing = { request: file, type: 'missing' }

/** The server's answers about such a file, for `fetch`; not reached unless the test says otherwise. */
export const server = jest.fn()

/** For the tests of a file: requests go to that server. */
export function withFileServer(): void {
  beforeEach(() => {
    server.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
    Object.assign(globalThis, { fetch: server })
  })
  afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'))
}

/** An answer without a body. */
export const answer = (status: number, type?: string): Response =>
  new Response(null, { status, headers: type ? { 'content-type': type } : {} })

/** A newer version was deployed: the server answers that the file does not exist, or with the page of the app. */
export const gone: [how: string, response: Response][] = [
  ['404', answer(404)],
  ['410', answer(410, 'text/plain')],
  ['the page of the app', answer(200, 'text/html; charset=utf-8')],
]

/** The file exists, or the server cannot tell. */
export const there: [how: string, response: Response][] = [
  ['the file', answer(200, 'application/javascript; from=text/html')],
  ['a file without a type', answer(200)],
  ['500', answer(500)],
]
