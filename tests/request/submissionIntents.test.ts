import { endpoint } from '@/contract/endpoint'
import { ApiError } from '@/request/errors'
import type { Intents } from '@/request/intents'
import { Submission } from '@/request/submission'

interface Sent {
  requestId?: string
}

const mockSent: Sent[] = []
let mockMade = 0
let mockAnswers: (() => unknown)[] = []
jest.mock('@/request/call', () => ({
  makeRequestId: () => `made-${++mockMade}`,
  call: async (_endpoint: object, _data: object, options: Sent) => {
    mockSent.push(options)
    return mockAnswers.shift()?.()
  },
}))

const make = endpoint<{ what: string }, { id: string }>()('/test/make', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  refusals: [],
})
const form = { what: 'tea' }
const fails = (kind: 'refused' | 'timeout' | 'session') => () => {
  throw new ApiError({ kind, traceId: 't' })
}

/** Intents that note how each form ended. */
function fakeIntents() {
  const ends: string[] = []
  let made = 0
  const intents: Intents = {
    of: () => ({ requestId: `id-${++made}`, isReused: made === 1 }),
    end: (_form, how) => ends.push(how),
  }
  return { intents, ends }
}

beforeEach(() => {
  mockSent.length = 0
  mockAnswers = []
})

describe('the id of a form that is sent', () => {
  it('R-82 may be renewed before sending where its earlier request has ended', async () => {
    const { intents, ends } = fakeIntents()
    mockAnswers = [() => ({ id: 'old' }), () => ({ id: 'new' })]
    const submission = new Submission<typeof form, { id: string }>({
      intents,
      async send(data, send, intent) {
        const first = await send(make, data)
        if (!intent.isReused) return first
        intent.renew()
        return send(make, data)
      },
    })
    await submission.submit(form)
    expect(mockSent.map(({ requestId }) => requestId)).toEqual(['id-1', 'id-2'])
    expect(submission.end).toEqual({ kind: 'done', value: { id: 'new' } })
    expect(ends).toEqual(['over'])
    submission.take()
    expect(ends).toEqual(['over', 'done'])
  })

  it('R-82 ends with a refusal, and is kept after a lost answer', async () => {
    const { intents, ends } = fakeIntents()
    mockAnswers = [fails('timeout'), fails('refused')]
    const submission = new Submission<typeof form>({ intents, send: (data, send) => send(make, data) })
    await submission.submit(form)
    submission.take()
    expect(ends).toEqual([])
    await submission.submit(form)
    expect(ends).toEqual(['over'])
  })
})

describe('a lost answer', () => {
  const lose = async (kind: 'timeout' | 'session', showLost?: (form: object) => boolean) => {
    mockAnswers = [fails(kind)]
    const submission = new Submission<typeof form>({ send: (data, send) => send(make, data), showLost: showLost })
    await submission.submit(form)
    return submission
  }

  it('R-44 counts as shown only where the screen shows it', async () => {
    const placed = jest.fn(() => true)
    expect((await lose('timeout', placed)).end).toMatchObject({ kind: 'lost', isShown: true })
    expect(placed).toHaveBeenCalledWith(form)
    expect((await lose('timeout', () => false)).end).toMatchObject({ kind: 'lost', isShown: false })
    expect((await lose('timeout')).end).toMatchObject({ kind: 'lost', isShown: false })
  })

  it('R-32 of a session that ended is not shown on the screen', async () => {
    const placed = jest.fn(() => true)
    const submission = await lose('session', placed)
    expect([submission.isLost, placed.mock.calls]).toEqual([false, []])
  })
})
