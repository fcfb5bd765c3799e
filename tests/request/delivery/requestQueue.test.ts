import { settled } from '@tests/request/fakeHost'
import type { Kind } from '@/contract/endpoint'
import { RequestQueue } from '@/request/delivery/requestQueue'

/** A queue whose tasks end when the test says so. */
function setUp() {
  const queue = new RequestQueue()
  const started: string[] = []
  const finishers = new Map<string, () => void>()
  const failers = new Map<string, () => void>()
  const run = (kind: Kind, name: string, isWanted?: () => boolean) =>
    queue.run(
      kind,
      () =>
        new Promise<string>((resolve, reject) => {
          started.push(name)
          finishers.set(name, () => resolve(name))
          failers.set(name, () => reject(new Error(name)))
        }),
      isWanted,
    )
  const fill = () => {
    for (let index = 0; index < 8; index++) void run('read', `busy ${index}`)
  }
  const finish = async (name: string) => {
    finishers.get(name)?.()
    await settled()
  }
  const fail = async (name: string) => {
    failers.get(name)?.()
    await settled()
  }
  return { run, fill, finish, fail, started }
}

describe('the request queue', () => {
  it('N2 runs eight calls of the customer at once; the ninth waits', async () => {
    const { run, fill, finish, started } = setUp()
    fill()
    void run('read', 'ninth')
    await settled()
    expect(started).toHaveLength(8)
    await finish('busy 3')
    expect(started).toContain('ninth')
  })

  it('N2 has two slots of their own for reports', async () => {
    const { run, fill, started } = setUp()
    fill()
    for (let index = 0; index < 5; index++) void run('report', `report ${index}`)
    await settled()
    expect(started).toHaveLength(10)
  })

  it('N2 never gives a slot of the customer to a report', async () => {
    const { run, started } = setUp()
    for (let index = 0; index < 20; index++) void run('report', `report ${index}`)
    void run('read', 'a read')
    await settled()
    expect(started).toEqual(['report 0', 'report 1', 'a read'])
  })

  it('N2 starts money first, then writes, then reads in their order', async () => {
    const { run, fill, finish, started } = setUp()
    fill()
    for (const [kind, name] of [
      ['read', 'read 1'],
      ['read', 'read 2'],
      ['write', 'write'],
      ['money', 'money'],
    ] as const) {
      void run(kind, name)
    }
    await settled()
    for (let index = 0; index < 4; index++) await finish(`busy ${index}`)
    expect(started.slice(8)).toEqual(['money', 'write', 'read 1', 'read 2'])
  })

  it('N1 frees the slot of a task that fails', async () => {
    const { run, fill, finish, fail, started } = setUp()
    fill()
    const failing = run('read', 'next')
    await settled()
    failing.catch(() => undefined)
    for (let index = 0; index < 8; index++) void run('read', `later ${index}`)
    await finish('busy 0')
    expect(started).toContain('next')
    await fail('next')
    await expect(failing).rejects.toThrow('next')
    expect(started).toContain('later 0')
  })

  it('drops a task that is no longer wanted, and starts the next one', async () => {
    const { run, fill, finish, started } = setUp()
    fill()
    let isOpen = true
    const closed = run('read', 'of a closed screen', () => isOpen)
    void run('read', 'of an open screen')
    await settled()
    isOpen = false
    const end = expect(closed).rejects.toMatchObject({ kind: 'timeout', shown: true })
    await finish('busy 0')
    expect(started).toHaveLength(9)
    expect(started[8]).toBe('of an open screen')
    await end
  })
})
