import { type Entries, kilobytes, noEntries, withEntry } from '../../../../sandbox/devtools/hosts/page/entries'
import type { SeenRequest } from '../../../../sandbox/devtools/hosts/page/messages'

const request = (path: string): SeenRequest => ({
  method: 'POST',
  path,
  status: 200,
  code: '000000',
  traceId: 't',
  ms: 1,
})

it('the newest entry of a kind is first, and every kind is counted on its own', () => {
  let entries: Entries = noEntries
  entries = withEntry(entries, { type: 'request', request: request('/a') })
  entries = withEntry(entries, { type: 'request', request: request('/b') })
  entries = withEntry(entries, { type: 'weight', bytes: 100, nodes: 7 })
  entries = withEntry(entries, { type: 'error', message: 'broken', fatal: true })
  expect(entries.request.map(({ path }) => path)).toEqual(['/b', '/a'])
  expect(entries.weight).toEqual([{ bytes: 100, nodes: 7 }])
  expect(entries.error).toEqual(['broken'])
  expect(entries.counts).toEqual({ request: 2, call: 2, weight: 1, error: 1 })
})

it('a report of the app is no request: it stands among all calls alone', () => {
  let entries: Entries = noEntries
  for (const path of ['/event/report', '/a', '/report/token'])
    entries = withEntry(entries, { type: 'request', request: request(path) })
  expect(entries.request.map(({ path }) => path)).toEqual(['/a'])
  expect(entries.call.map(({ path }) => path)).toEqual(['/report/token', '/a', '/event/report'])
  expect([entries.counts.request, entries.counts.call]).toEqual([1, 3])
})

it('200 entries of a kind are kept, and the count goes on', () => {
  let entries: Entries = noEntries
  for (let number = 1; number <= 230; number += 1)
    entries = withEntry(entries, { type: 'request', request: request(`/${number}`) })
  expect(entries.request).toHaveLength(200)
  expect([entries.request[0]?.path, entries.request.at(-1)?.path]).toEqual(['/230', '/31'])
  expect(entries.counts.request).toBe(230)
})

it('a message that is no entry changes nothing', () => {
  expect(withEntry(noEntries, { type: 'ready' })).toBe(noEntries)
  expect(withEntry(noEntries, { type: 'route', address: '/', title: '' })).toBe(noEntries)
})

it('sizes are shown in kilobytes', () => {
  expect([kilobytes(0), kilobytes(1536)]).toEqual(['0.0 KB', '1.5 KB'])
})
