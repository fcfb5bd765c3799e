import { type IntentKey, once, RequestMismatch } from '../../sandbox/idempotency'
import { Refusal } from '../../sandbox/refusals'
import { databaseForTests } from './openDatabase'

const database = databaseForTests(new Date('2026-03-02T04:00:00Z'))

let runs = 0
const key = (changes: Partial<IntentKey> = {}): IntentKey => ({ userId: 101, path: '/pay', requestId: 'r', ...changes })

/** Runs an intent whose effect is to count; the answer is the number of the run. */
const count = (intent: IntentKey, data: unknown) =>
  once(database.db, intent, data, async () => {
    runs += 1
    return { run: runs }
  })

describe('P4 one intent', () => {
  it('P4 runs once, whatever the order of its fields, and is another one for every customer, path and request id', async () => {
    const before = runs
    const first = await count(key(), { a: 1, b: { c: [1, 2], d: null } })
    expect(await count(key(), { b: { d: null, c: [1, 2] }, a: 1 })).toEqual(first)
    const others = [key({ userId: 102 }), key({ path: '/refund' }), key({ requestId: 's' })]
    for (const other of others) expect(await count(other, { a: 1 })).not.toEqual(first)
    for (const other of others) expect(await count(other, { a: 1 })).not.toEqual(first)
    expect(runs - before).toBe(4)
  })

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: [1, 2] }, { a: [12] }],
    [{ a: null }, { a: 'null' }],
    [{ a: '1' }, { a: 1 }],
    [{ a: {} }, { a: [] }],
    [{ a: 1 }, { a: 1, b: 1 }],
  ])('P4 P19 with the data %j is refused with %j', async (data, other) => {
    const intent = key({ requestId: JSON.stringify([data, other]) })
    await count(intent, data)
    await expect(count(intent, other)).rejects.toBeInstanceOf(RequestMismatch)
    await expect(count(intent, data)).resolves.toBeDefined()
  })

  it('P5 that was refused leaves no key, so that it can be tried again', async () => {
    const intent = key({ requestId: 'refused' })
    const refuse = (keeps: boolean) =>
      once(database.db, intent, {}, async () => {
        throw new Refusal('NO', undefined, keeps)
      })
    await expect(refuse(false)).rejects.toMatchObject({ code: 'NO' })
    await expect(refuse(true)).rejects.toMatchObject({ code: 'NO' })
    await expect(count(intent, { other: 'data' })).resolves.toBeDefined()
  })

  it('P5 that was refused keeps what it wrote only where the refusal says so', async () => {
    const writer = key({ requestId: 'outer' })
    const write = (keeps: boolean, inner: IntentKey) =>
      once(database.db, writer, {}, async (tx) => {
        await once(tx, inner, {}, async () => 'written')
        throw new Refusal('NO', undefined, keeps)
      })
    await expect(write(false, key({ requestId: 'lost' }))).rejects.toBeInstanceOf(Refusal)
    await expect(write(true, key({ requestId: 'kept' }))).rejects.toBeInstanceOf(Refusal)
    expect(await once(database.db, key({ requestId: 'lost' }), {}, async () => 'again')).toBe('again')
    expect(await once(database.db, key({ requestId: 'kept' }), {}, async () => 'again')).toBe('written')
  })

  it('P5 whose run fails by surprise leaves nothing', async () => {
    const intent = key({ requestId: 'broken' })
    const broken = once(database.db, intent, {}, () => Promise.reject(new Error('broken')))
    await expect(broken).rejects.toThrow('broken')
    await expect(count(intent, {})).resolves.toBeDefined()
  })
})
