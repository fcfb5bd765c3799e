import { as, differences, run } from '@tests/sandbox/conform/conformRun'
import { data, type Planted, type PlantingProxy, plantingProxy } from '@tests/sandbox/conform/plantingProxy'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'

const sandbox = sandboxTest()
let proxy: PlantingProxy

beforeAll(async () => {
  proxy = await plantingProxy(sandbox.url)
})
afterAll(() => proxy.close())

/** What differs once this is planted. */
async function found(planted: Planted, ...args: string[]): Promise<string[]> {
  proxy.plant(planted)
  return differences(await run(proxy.url, ...args))
}

const beijing = 8 * 3_600_000
const home = '--only=home.index'
const goods = '--only=mall.goodsList,mall.goods,mall.getTransactionPrice'
const text =
  (status: number, answer: string): Planted['answer'] =>
  () => ({ status, text: answer })
const later = (field: string, change: (value: number) => unknown) =>
  data((fields) => ({ ...fields, [field]: change(fields[field] as number) }))

it('nothing differs where nothing is planted', async () => {
  proxy.plant()
  expect(differences(await run(proxy.url, '--only=home,mall'))).toEqual([])
})

it.each<[string, Planted, string, string]>([
  [
    'a wrong type',
    { path: '/xbt/index', answer: data(({ goods: rows, ...rest }) => ({ ...rest, goods: { rows } })) },
    home,
    'read home.index as a visitor: field goods: wrong type, {',
  ],
  [
    'a missing field',
    { path: '/xbt/index', answer: data(({ xbtInfo, ...rest }) => rest) },
    home,
    'read home.index as a visitor: field xbtInfo is missing (XbtInfo)',
  ],
  [
    'another success code',
    { path: '/xbt/index', answer: ({ text: body }) => ({ status: 200, text: body.replace('"000000"', '"0"') }) },
    home,
    'read home.index as a visitor: another success code: code "0"',
  ],
  ['HTML', { path: '/xbt/index', answer: text(200, '<!doctype html><p>Busy') }, home, 'HTML in place of JSON'],
  [
    'an HTML page of a gateway',
    { path: '/xbt/index', answer: text(404, '<html></html>') },
    home,
    'HTTP status 404 with an HTML',
  ],
  [
    'a late answer',
    { path: '/xbt/index', answer: (answer) => new Promise((done) => setTimeout(() => done(answer), 600)) },
    `${home} --slow=500`,
    'a late answer: ',
  ],
  [
    'local time in place of UTC',
    { path: '/get-transaction-price', answer: later('now', (now) => now + beijing) },
    goods,
    'now: local time: 8.0 h ahead of',
  ],
  [
    'moments in seconds',
    { path: '/get-transaction-price', answer: later('now', (now) => Math.round(now / 1000)) },
    goods,
    'is in seconds',
  ],
  [
    'moments as texts',
    { path: '/get-transaction-price', answer: later('now', (now) => new Date(now).toISOString()) },
    goods,
    'now: the text "20',
  ],
  [
    'an endless list',
    {
      path: '/shop/goods-list',
      answer: data(() => ({ goodsList: Array.from({ length: 10 }, (_, index) => card(String(index))) })),
    },
    '--only=mall.goodsList',
    'follow the list mall.goodsList to its end as a visitor: an endless list: page 2 has the rows of page 1 again',
  ],
  [
    'pages that are too short',
    { path: '/shop/goods-list', answer: data(({ goodsList }) => ({ goodsList: (goodsList as object[]).slice(0, 4) })) },
    '--only=mall.goodsList',
    'page 1 has 4 rows, and page 2 has more',
  ],
  [
    'a refusal that the contract does not know',
    { path: '/shop/goods', answer: text(200, '{"code":"E-1","message":"no"}') },
    '--only=mall.goodsList,mall.goods',
    'refused with E-1, which the contract does not know',
  ],
  [
    'personal data for visitors',
    { path: '/xbt/user-info', answer: text(200, JSON.stringify({ code: '000000', data: { userInfo: user() } })) },
    '--only=session.userInfo',
    'read session.userInfo as a visitor: a visitor gets it',
  ],
])('finds %s', async (_, planted, args, expected) => {
  expect(await found(planted, ...args.split(' '))).toEqual(expect.arrayContaining([expect.stringContaining(expected)]))
})

it('unknown fields are tolerated, and so is a number for a text that is only displayed', async () => {
  const answer = data((fields) => ({
    ...fields,
    further: [{ unknown: 1 }],
    goods: (fields.goods as object[]).map((row) => ({ ...row, title: 7 })),
  }))
  expect(await found({ path: '/xbt/index', answer }, home)).toEqual([])
})

it('an accepted wrong signature is found', async () => {
  proxy.plant({ path: '/xbt/index', answer: () => ({ status: 200, text: JSON.stringify(homeAnswer()) }) })
  expect(differences(await run(proxy.url, home))).toContain(
    'send home.index with a wrong signature: a wrong signature is accepted',
  )
})

it('an ignored request id is found: an order twice, a payment twice', async () => {
  await sandbox.reset()
  const request = (headers: Record<string, string>) => ({ ...headers, requestid: newRequestId() })
  proxy.plant({ path: '/shop/order', request }, { path: '/cashier/create-and-pay', request })
  const customer = await as(sandbox, '13800138002')
  const differing = differences(
    await run(proxy.url, customer, `--site=${sandbox.url}`, '--moves-money', '--only=order,cashier'),
  )
  expect(differing).toEqual(
    expect.arrayContaining([
      expect.stringContaining('send order.order again with its request id: an ignored request id: orderId is '),
      expect.stringContaining('send order.order again after its answer was lost: an ignored request id: orderId is '),
      'count the orders after two intents, each sent twice: two intents, each sent twice, have made 4 orders',
      expect.stringMatching(/^ask for a payment whose answer was lost: asked for the payment \w+, the server answers/),
    ]),
  )
})

it('a server that cannot be reached is said once', async () => {
  await expect(run('http://127.0.0.1:9')).rejects.toThrow('http://127.0.0.1:9 cannot be reached')
})

const card = (goodsId: string) => ({
  goodsId,
  title: '',
  subtitle: '',
  picture: '',
  price: 1,
  originalPrice: 1,
  subsidy: 0,
  sold: 0,
  tags: [],
})

function user() {
  return { userId: '1', nickName: '', imgUrl: '', mobile: '', xbtStatus: 0, isVip: false }
}

const homeAnswer = () => ({
  code: '000000',
  data: { xbtInfo: { subsidyBalance: 0, savedThisMonth: 0, isVip: false }, banners: [], goods: [] },
})
