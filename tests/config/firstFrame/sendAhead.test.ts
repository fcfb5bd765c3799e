import { page } from '@/platform/network/sentAhead.h5'
import type { FirstRead } from '../../../config/firstFrame/reads'
import { handOver } from '../../../config/firstFrame/shown'

const digits = '12345678901234567890123456789012'
const reads: FirstRead[] = [
  { url: '/xbt/index', path: '/xbt/index', data: {}, picture: ['banners', 0, 'picture'] },
  { url: '/xbt/grid-modules', path: '/xbt/grid-modules', data: {} },
]
const success = '{"code":"000000","data":{"banners":[{"picture":"/pictures/one.png"}]}}'

/** A storage of the browser with these texts. */
const storage = (texts: Record<string, string>) => ({ getItem: (key: string) => texts[key] ?? null })
const device = (values: Record<string, unknown>) =>
  storage(Object.fromEntries(Object.entries(values).map(([key, data]) => [key, JSON.stringify({ data })])))
const customer = { privacyConsent: 1, deviceId: digits, sessionId: digits, mToken: 'abc' }

interface Visit {
  reads?: FirstRead[]
  kept?: Record<string, unknown>
  launch?: Record<string, string>
  search?: string
  answer?: () => Promise<Response>
}

type Sent = { headers: Record<string, string>; body: Record<string, string> }

/** Runs the script in a browser with these values; answers what it sent, and the pictures that it showed. */
async function run({
  reads: its = reads,
  kept = {},
  launch = {},
  search = '',
  answer,
}: Visit): Promise<{ sent: Sent[]; shown: (string | undefined)[] }> {
  const sent: Sent[] = []
  const shown: (string | undefined)[] = []
  const browser = {
    localStorage: device(kept),
    sessionStorage: storage(launch),
    location: { search },
    navigator: { userAgent: 'a browser', maxTouchPoints: 0 },
    fetch: (_url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      sent.push({ headers, body: JSON.parse(body) })
      return answer ? answer() : Promise.resolve(new Response(success))
    },
  }
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  handOver.firstFrame = { reads: its, language: 'zh-CN', innerApp: 'xbt', showPicture: (src) => shown.push(src) }
  jest.isolateModules(() => void require('../../../config/firstFrame/sendAhead'))
  await new Promise((resolve) => setTimeout(resolve))
  return { sent, shown }
}

afterEach(() => {
  page.sentAhead = undefined
})

describe('what the page sends before the app starts', () => {
  it('R-27 is signed, and has the login and the ids of a customer who has accepted the privacy notice', async () => {
    const { sent } = await run({ kept: customer })
    expect(sent.map(({ body }) => [body.url, body.mToken])).toEqual(reads.map(({ path }) => [path, 'abc']))
    expect(sent[0]?.body.sign).toMatch(/^[0-9a-f]{32}$/)
    expect(sent[0]?.headers).toMatchObject({ 'device-id': digits, 'session-id': digits, 'accept-language': 'zh-CN' })
  })

  it.each([
    ['unasked', undefined],
    ['withdrawn', 0],
    ['of an older version of the policy', '1'],
  ])('D-12 has neither a login nor an id where the consent is %s', async (_, privacyConsent) => {
    const { sent } = await run({ kept: { ...customer, privacyConsent } })
    expect(sent).toHaveLength(reads.length)
    for (const { headers, body } of sent)
      expect([headers['device-id'], headers['session-id'], body.mToken]).toEqual(['', '', undefined])
  })

  it.each([
    ['with a campaign', { search: '?utm_source=poster' }],
    ['with a login in the address', { search: '?type=xyfApp&mToken=abc' }],
    ['in a launch that began with a campaign', { launch: { launch: '{"query":{"from":"poster"}}' } }],
    ['with the login of the native app', { launch: { appToken: '"abc"' } }],
    ['where the app has yet to make its ids', { kept: { privacyConsent: 1, mToken: 'abc' } }],
  ])('is nothing %s', async (_, visit) => {
    expect((await run({ kept: customer, ...visit })).sent).toEqual([])
  })

  describe('of a screen whose address names what it shows', () => {
    const goods = { url: '/shop/goods', path: '/shop/goods', data: {}, query: ['goodsId'], picture: ['pictures', 0] }
    const argsOf = ({ sent }: { sent: Sent[] }) => sent.map(({ body }) => JSON.parse(body.args ?? ''))

    it('R-27 has that in its data', async () => {
      const visit = { reads: [goods], kept: customer }
      expect(argsOf(await run({ ...visit, search: '?goodsId=7' }))).toEqual([{ goodsId: '7' }])
      expect(argsOf(await run({ ...visit, search: '?type=xyfApp&goodsId=7' }))).toEqual([{ goodsId: '7' }])
    })

    it.each(['', '?goodsId=', '?goodsId=7&inviterUserId=8', '?goodsId=7&from=poster'])(
      'is nothing where the address is %p',
      async (search) => {
        expect((await run({ reads: [goods], kept: customer, search })).sent).toEqual([])
      },
    )

    it('is nothing where only another screen’s address has such a name', async () => {
      expect((await run({ kept: customer, search: '?goodsId=7' })).sent).toEqual([])
    })
  })

  it.each(['x', 'null', '7', '{"query":7}'])(
    'R-27 is sent also where what is kept of the launch is unreadable: %s',
    async (launch) => {
      expect((await run({ launch: { launch, appToken: '' } })).sent).toHaveLength(reads.length)
    },
  )

  it('says that servers may not choose goods for a customer who refuses it', async () => {
    const { sent } = await run({ kept: { ...customer, recommendation: 'general' } })
    expect(sent.map(({ headers }) => headers.recommendation)).toEqual(['general', 'general'])
  })
})

describe('the answers', () => {
  const taken = () => Promise.all([...(page.sentAhead?.values() ?? [])])

  it('wait for the app, each with the trace id that the server knows', async () => {
    const { sent } = await run({})
    const ids = sent.map(({ headers }) => headers['trace-id'])
    expect(await taken()).toEqual(ids.map((traceId) => ({ statusCode: 200, data: success, traceId })))
  })

  it('show the picture of the first banner once', async () => {
    expect((await run({})).shown).toEqual(['/pictures/one.png'])
  })

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('offline'))],
    ['the server fails', () => Promise.resolve(new Response('', { status: 502 }))],
  ])('are none where %s, and nothing is shown', async (_, answer) => {
    const { shown } = await run({ answer })
    expect([await taken(), shown]).toEqual([[undefined, undefined], []])
  })

  it.each([
    'null',
    '[]',
    '{}',
    '{"data":null}',
    '{"data":{"banners":{}}}',
    '{"data":{"banners":[{"picture":1}]}}',
    'x',
  ])('N1 show no picture where there is none in them: %s', async (text) => {
    const { shown } = await run({ answer: () => Promise.resolve(new Response(text)) })
    expect(shown).toEqual([])
    expect(await taken()).toHaveLength(2)
  })
})
