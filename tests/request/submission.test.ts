import { ApiError } from '@/request/errors'
import { Submission } from '@/request/submission'
import { connectApp, type FakeApp } from './fakeApp'
import { endAll, ok, refusal, sent, settled } from './fakeHost'
import { payBill, writeName } from './testEndpoints'

jest.mock('@tarojs/taro', () => require('./fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

type Form = {
  name: string
}

let app: FakeApp
const placed: string[] = []
const done: unknown[] = []
const make = (over: { needsConsent?: true } = {}) =>
  new Submission<Form, object>({
    ...over,
    send: (form, send) => send(payBill, form),
    showRefusal: ({ code, message }) => {
      if (code !== 'AT_FIELD') return false
      placed.push(message)
      return true
    },
    done: (value) => void done.push(value),
  })
const idOf = (index: number) => sent[index]?.header?.requestId

let submission: Submission<Form, object>

beforeEach(() => {
  jest.useFakeTimers()
  app = connectApp()
  placed.length = 0
  done.length = 0
  submission = make()
})
afterEach(async () => {
  await endAll()
  jest.useRealTimers()
})

/** Sends the form and lets the server answer. */
async function submit(name: string, body?: object): Promise<void> {
  void submission.submit({ name })
  await settled()
  if (body) await sent[sent.length - 1]?.answer(body)
  else await sent[sent.length - 1]?.fail()
}

describe('a submission', () => {
  it('P1 sends once for two taps in one tick, and is busy until the answer is there', async () => {
    void submission.submit({ name: 'a' })
    void submission.submit({ name: 'a' })
    await settled()
    expect([sent.length, submission.busy]).toEqual([1, true])
    await sent[0]?.answer(ok({ id: '7' }))
    expect([submission.busy, done]).toEqual([false, [{ id: '7' }]])
    expect(submission.end).toEqual({ kind: 'done', value: { id: '7' } })
  })

  it('a tap after the end does nothing until the screen has acted on it', async () => {
    await submit('a', ok({}))
    void submission.submit({ name: 'a' })
    await settled()
    expect(sent).toHaveLength(1)
    submission.take()
    void submission.submit({ name: 'a' })
    await settled()
    expect(sent).toHaveLength(2)
  })

  it('is acted on once', async () => {
    await submit('a', ok({}))
    expect(submission.take()?.kind).toBe('done')
    expect(submission.take()).toBeUndefined()
  })

  it('R-82 keeps the id of a form whose answer was lost, and makes a new one for another form', async () => {
    await submit('a')
    expect([submission.end, submission.isLost]).toMatchObject([{ kind: 'lost', isShown: false }, true])
    submission.take()
    await submit('a')
    submission.take()
    await submit('b')
    expect(idOf(1)).toBe(idOf(0))
    expect(idOf(2)).not.toBe(idOf(0))
  })

  it('R-82 makes a new id for the same form once the customer saw its end, or it was refused', async () => {
    await submit('a', ok({}))
    submission.take()
    await submit('a', refusal('NO', 'no'))
    submission.take()
    await submit('a')
    expect(new Set([idOf(0), idOf(1), idOf(2)]).size).toBe(3)
  })

  it('R-82 keeps the id of a form whose success no customer saw', async () => {
    void submission.submit({ name: 'a' })
    await settled()
    submission.drop()
    await sent[0]?.answer(ok({ id: '7' }))
    expect([submission.end, submission.busy, done]).toEqual([undefined, false, []])
    await submit('a', ok({ id: '7' }))
    expect(idOf(1)).toBe(idOf(0))
  })

  it('R-44 shows nothing itself: a refusal is placed beside its field, or left to the screen', async () => {
    await submit('a', refusal('AT_FIELD', 'beside'))
    expect(submission.end).toMatchObject({ kind: 'refused', isShown: true })
    submission.take()
    await submit('a', refusal('ELSEWHERE', 'a toast'))
    expect(submission.end).toMatchObject({ kind: 'refused', isShown: false, error: { message: 'a toast' } })
    expect([placed, app.shown]).toEqual([['beside'], []])
  })

  it('U7 sends nothing before the privacy notice is accepted, where the form holds personal data', async () => {
    const asked: string[] = []
    app = connectApp({
      mayCollect: () => {
        asked.push('asked')
        return false
      },
    })
    submission = make({ needsConsent: true })
    void submission.submit({ name: 'a' })
    await settled()
    expect([sent, asked, submission.busy]).toEqual([[], ['asked'], false])
  })

  it('P1 the form that was edited after a lost answer is no lost one any more, and may be sent at once', async () => {
    await submit('a')
    submission.take()
    submission.forgetLost()
    expect(submission.isLost).toBe(false)
    await submit('b')
    expect(submission.isLost).toBe(true)
    void submission.submit({ name: 'c' })
    await settled()
    expect([sent.length, submission.isLost]).toEqual([2, true])
    submission.take()
    void submission.submit({ name: 'c' })
    await settled()
    expect([sent.length, submission.isLost]).toEqual([3, false])
  })

  it('P1 the failure of a closed screen writes nothing to it, neither a refusal nor a mistake of ours', async () => {
    void submission.submit({ name: 'a' })
    await settled()
    submission.drop()
    await sent[0]?.answer(refusal('AT_FIELD', 'late'))
    expect([submission.end, placed]).toEqual([undefined, []])
    let fail: (why: Error) => void = () => undefined
    const broken = new Submission<Form>({
      send: ({ name }) =>
        new Promise((_, reject) => {
          if (name === 'a') fail = reject
        }),
    })
    const first = expect(broken.submit({ name: 'a' })).rejects.toThrow('ours')
    broken.drop()
    void broken.submit({ name: 'b' })
    fail(new TypeError('ours'))
    await first
    expect(broken.busy).toBe(true)
  })

  it('R-35 a refusal without a declared place of its own is not shown', async () => {
    const plain = new Submission<Form, object>({ send: (form, send) => send(payBill, form) })
    const end = plain.submit({ name: 'A' })
    await settled()
    await sent[0]?.answer(refusal('AT_FIELD', 'wrong'))
    await end
    expect(plain.end).toMatchObject({ kind: 'refused', isShown: false })
  })

  it('a session that ended is no lost answer', async () => {
    await submit('a', refusal('300000', ''))
    expect([submission.end?.kind, submission.isLost]).toEqual(['lost', false])
  })

  it('a programming error is rethrown, and leaves no button busy', async () => {
    const broken = new Submission<Form>({ send: () => Promise.reject(new TypeError('ours')) })
    await expect(broken.submit({ name: 'a' })).rejects.toThrow('ours')
    expect([broken.busy, broken.end]).toEqual([false, undefined])
  })

  it('an empty result that means a refusal is one', async () => {
    const empty = new Submission<Form>({
      send: () => Promise.reject(new ApiError({ kind: 'empty', code: 'GONE', traceId: '' })),
    })
    await empty.submit({ name: 'a' })
    expect(empty.end).toMatchObject({ kind: 'refused', error: { code: 'GONE' } })
  })

  it('the form carries no id where the call is not about money', async () => {
    const plain = new Submission<Form>({ send: (form, send) => send(writeName, form) })
    void plain.submit({ name: 'a' })
    await settled()
    expect(sent[0]?.header?.requestId).toBeUndefined()
  })
})
