import { consent } from '@/domain/account/consent'
import { PhoneCodeForm } from '@/domain/session/phoneCodeForm'
import { sendLoginCode } from '@/domain/session/sendLoginCode'
import { connectApp } from '../../request/fakeApp'
import { argsOf, endAll, ok, refusal, sent, settled, stored } from '../../request/fakeHost'

jest.mock('@tarojs/taro', () => require('../../request/fakeHost').taroModule)
jest.mock('@/platform/host', () => require('@/platform/host.weapp'))

const failures: unknown[] = []
let form: PhoneCodeForm

beforeEach(() => {
  jest.useFakeTimers()
  stored.clear()
  sent.length = 0
  failures.length = 0
  consent.accept()
  connectApp()
  form = new PhoneCodeForm({ send: sendLoginCode, onFailure: (error) => failures.push(error) })
})
afterEach(async () => {
  form.drop()
  await endAll()
  jest.useRealTimers()
})

/** Asks for a code and lets the server answer. */
async function ask(body: object): Promise<void> {
  const asked = form.askCode()
  await settled()
  await sent[sent.length - 1]?.answer(body)
  await asked
}

describe('asking for a code', () => {
  it('R-49 a phone number with letters is wrong, stays as typed, and nothing is sent', async () => {
    form.typePhone('13800abc')
    await form.askCode()
    expect(form.phoneFault).toEqual({ kind: 'invalid' })
    expect(form.phone).toBe('13800abc')
    expect(sent).toHaveLength(0)
    form.typePhone('13800ab')
    expect(form.phoneFault).toBeUndefined()
  })

  it('R-49 a field that is left says so at once, an empty one does not', () => {
    form.leavePhone()
    expect(form.phoneFault).toBeUndefined()
    form.typePhone('1380013800a')
    form.leavePhone()
    expect([form.phone, form.phoneFault]).toEqual(['1380013800a', { kind: 'invalid' }])
  })

  it('R-49 the number is shown in groups and sent as eleven digits', async () => {
    form.typePhone('13800138001')
    expect(form.phone).toBe('138 0013 8001')
    await ask(ok({ expireSeconds: 600, resendSeconds: 60 }))
    expect(argsOf(sent[0])).toEqual({ mobile: '13800138001', scene: 'login' })
  })

  it('counts 60 s down before the next code, and two taps send one', async () => {
    form.typePhone('13800138001')
    const first = ask(ok({ expireSeconds: 600, resendSeconds: 60 }))
    await form.askCode()
    await first
    expect([sent.length, form.timer.secondsLeft, form.mayAskCode]).toEqual([1, 60, false])
    await form.askCode()
    expect(sent).toHaveLength(1)
    jest.advanceTimersByTime(60_000)
    expect(form.mayAskCode).toBe(true)
  })

  it('remembers the number that the code went to, whatever is typed meanwhile and afterwards', async () => {
    form.typePhone('13800138001')
    const asked = ask(ok({ expireSeconds: 600, resendSeconds: 60 }))
    form.typePhone('138 0013 800')
    await asked
    expect([form.phone, form.sentTo]).toEqual(['138 0013 800', '138 0013 8001'])
  })

  it('says in the words of the server that a code was asked for too often, beside the code', async () => {
    form.typePhone('13800138001')
    await ask(refusal('CODE_TOO_OFTEN', 'wait 40 s'))
    expect(form.sentTo).toBeUndefined()
    expect(form.codeFault).toMatchObject({ kind: 'refused', message: 'wait 40 s' })
    expect([form.phoneFault, form.mayAskCode, failures]).toEqual([undefined, true, []])
  })

  it('R-44 hands on what is no answer, and may be asked again', async () => {
    form.typePhone('13800138001')
    const asked = form.askCode()
    await settled()
    await sent[0]?.fail()
    await asked
    expect(failures).toEqual([expect.objectContaining({ kind: 'offline' })])
    expect([form.mayAskCode, form.codeFault]).toEqual([true, undefined])
  })

  it('U7 nothing is sent before the privacy notice is accepted: the notice comes again', async () => {
    consent.withdraw()
    form.typePhone('13800138001')
    await form.askCode()
    expect(sent).toHaveLength(0)
    expect(consent.answer).toBe('unasked')
  })
})

it('R-49 gives eleven digits and a code of six, or says which field is wrong', () => {
  expect(form.read()).toBeUndefined()
  expect([form.phoneFault, form.codeFault]).toEqual([{ kind: 'invalid' }, undefined])
  form.typePhone('13800138001')
  form.typeCode('12a')
  expect(form.read()).toBeUndefined()
  expect(form.codeFault).toEqual({ kind: 'invalid' })
  form.typeCode('123456')
  expect(form.read()).toEqual({ mobile: '13800138001', code: '123456' })
  expect([form.phoneFault, form.codeFault]).toEqual([undefined, undefined])
})
