import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseForTests } from '@tests/sandbox/openDatabase'
import Fastify, { type FastifyInstance } from 'fastify'
import { pictureFolders } from '../../../sandbox/devtools/screens/folders'
import { parseForms, parseQuery } from '../../../sandbox/http/query'
import { makeServer } from '../../../sandbox/server'
import { mountedRoutes } from './mountedRoutes'

const opened = databaseForTests(new Date('2026-01-05T02:00:00Z'))
let app: FastifyInstance
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'query-'))
  const database = { db: opened.db, close: async () => undefined }
  const siteDir = join(dataDir, 'no-site')
  app = (await makeServer({ dataDir, database, faults: true, siteDir, pictures: pictureFolders() })).app
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true })
})

/** Every name that a page reads of its address or its form. */
const names =
  `lang mobile reset session code number amount kept start key os via appFrom path address person answer outcome
  provider group name activity state`.split(/\s+/)
const twice = names.flatMap((name) => [`${name}=x`, `${name}=y`]).join('&')

const routesWith = (method: string) =>
  mountedRoutes(app)
    .filter(({ methods }) => methods.includes(method))
    .map(({ path }) => path.replaceAll(/:\w+/g, 'x').replace('*', 'x'))

it.each([
  ['lang=en&lang=zh-CN', { lang: 'en' }],
  ['a=1&b=2&a=3&a=', { a: '1', b: '2' }],
  ['a=%E5%AD%97+x&b=%zz', { a: '字 x', b: '%zz' }],
  ['a', { a: '' }],
  ['', {}],
  ['__proto__=x', Object.fromEntries([['__proto__', 'x']])],
])('of a name that comes twice the first value counts: %s', (text, values) => {
  expect(parseQuery(text)).toEqual(values)
})

it('so it does in a form', async () => {
  const form = Fastify()
  await parseForms(form)
  form.post('/', async ({ body }) => body)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { body } = await form.inject({ method: 'POST', url: '/', headers, payload: 'lang=en&person=x&lang=zh-CN' })
  expect(JSON.parse(body)).toEqual({ lang: 'en', person: 'x' })
})

it('no page fails on a name that comes twice in its address', async () => {
  const addresses = routesWith('GET')
  expect(addresses.length).toBeGreaterThan(50)
  expect(addresses).toEqual(expect.arrayContaining(['/sandbox/inbox', '/paid-off/documents/x', '/sandbox/bank/sign']))
  const failed = []
  for (const url of addresses) {
    const { statusCode } = await app.inject({ method: 'GET', url: `${url}?${twice}` })
    if (statusCode >= 500) failed.push(`${url} ${statusCode}`)
  }
  expect(failed).toEqual([])
})

it('no button and no call fails on a name that comes twice in its address or its form', async () => {
  const addresses = routesWith('POST')
  expect(addresses).toEqual(expect.arrayContaining(['/sandbox/screens/open', '/sandbox/provider/x', '/xbt/login']))
  const failed = []
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const url of addresses) {
    const { statusCode } = await app.inject({ method: 'POST', url: `${url}?${twice}`, headers, payload: twice })
    if (statusCode >= 500) failed.push(`${url} ${statusCode}`)
  }
  expect(failed).toEqual([])
})
