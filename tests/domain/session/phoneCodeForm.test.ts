import { connectApp } from '@tests/request/fakeApp'
import { argsOf, endAll, ok, refusal, sent, settled, stored } from '@tests/request/fakeHost'
import { autorun } from 'mobx'
import { getCode } from '@/contract/session'
import { consent } from '@/domain/account/consent'
import { PhoneCodeForm } from '@/domain/session/phoneCodeForm'
import { drop } from '@/lib/drop'

jest.mock('@tarojs/taro', () => require('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => require('@/platform/host/host.weapp'))

let form: PhoneCodeForm

const phoneProblem = () => form.fields.fault('phone')
const codeProblem = () => form.fields.fault('code')
const wrong = { kind: 'wrong', problem: 'invalid' }

beforeEach(() => {
  jest.useFakeTimers()
  stored.clear()
  sent.length = 0
  consent.accept()
  connectApp({
    mayCollect: () => {
      consent.ask()
      return consent.accepted
    },
  })
  form = new PhoneCodeForm({
    askCode: (mobile, send) => send(getCode, { mobile, scene: 'login' }),
    aboutPhone: ['MOBILE_INVALID'],
  })
})
afterEach(async () => {
  drop(form)
  await endAll()
  jest.useRealTimers()
})

/** Lets the server answer the newest call. */
async function answer(body: object): Promise<void> {
  await settled()
  await sent[sent.length - 1]?.answer(body)
  await settled()
}

const sentCode = ok({ expireSeconds: 600, resendSeconds: 60 })

describe('asking for a code', () => {
  it('R-49 a phone number with letters is wrong, stays as typed, and nothing is sent', () => {
    form.fields.type('phone', '13800abc')
    form.askCode()
    expect(phoneProblem()).toEqual(wrong)
    expect(form.fields.text('phone')).toBe('13800abc')
    expect(sent).toHaveLength(0)
    form.fields.type('phone', '13800ab')
    expect(phoneProblem()).toBeUndefined()
  })

  it('R-49 a wrong number is reported when its field is left, an empty one is not', () => {
    form.fields.leave('phone')
    expect(phoneProblem()).toBeUndefined()
    form.fields.type('phone', '1380013800a')
    form.fields.leave('phone')
    expect([form.fields.text('phone'), phoneProblem()]).toEqual(['1380013800a', wrong])
  })

  it('R-49 the number is shown in groups and sent as eleven digits', async () => {
    form.fields.type('phone', '13800138001')
    expect(form.fields.text('phone')).toBe('138 0013 8001')
    form.askCode()
    await answer(sentCode)
    expect(argsOf(sent[0])).toEqual({ mobile: '13800138001', scene: 'login' })
  })

  it('counts 60 s down before the next code, and two taps send one call', async () => {
    form.fields.type('phone', '13800138001')
    form.askCode()
    form.askCode()
    await answer(sentCode)
    expect([sent.length, form.timer.secondsLeft, form.mayAskCode]).toEqual([1, 60, false])
    form.asking.take()
    form.askCode()
    expect(sent).toHaveLength(1)
    jest.advanceTimersByTime(60_000)
    expect(form.mayAskCode).toBe(true)
  })

  it('keeps the number that the code went to, whatever is typed while it is sent and afterwards', async () => {
    form.fields.type('phone', '13800138001')
    form.askCode()
    form.fields.type('phone', '138 0013 800')
    await answer(sentCode)
    expect([form.fields.text('phone'), form.sentTo]).toEqual(['138 0013 800', '138 0013 8001'])
  })

  it('shows beside the code, with the server’s text, that codes were asked for too often', async () => {
    form.fields.type('phone', '13800138001')
    form.askCode()
    await answer(refusal('CODE_TOO_OFTEN', 'wait 40 s'))
    expect(form.sentTo).toBeUndefined()
    expect(codeProblem()).toEqual({ kind: 'refused', message: 'wait 40 s' })
    expect([phoneProblem(), form.mayAskCode]).toEqual([undefined, true])
    expect(form.asking.end).toMatchObject({ kind: 'refused', isShown: true })
  })

  it('shows beside the number what the server has against it, with the number kept', async () => {
    form.fields.type('phone', '13800138001')
    form.askCode()
    await answer(refusal('MOBILE_INVALID', 'no such number'))
    expect(phoneProblem()).toEqual({ kind: 'refused', message: 'no such number' })
    expect([codeProblem(), form.fields.text('phone')]).toEqual([undefined, '138 0013 8001'])
  })

  it('a new code takes away what was wrong with the one before', async () => {
    form.fields.type('phone', '13800138001')
    form.showRefusal({ code: 'CODE_WRONG', message: 'wrong' } as Parameters<typeof form.showRefusal>[0])
    expect(codeProblem()).toEqual({ kind: 'refused', message: 'wrong' })
    form.askCode()
    await answer(sentCode)
    expect(codeProblem()).toBeUndefined()
  })

  it('its buttons work where they are handed on alone', () => {
    const { askCode, read } = form
    form.fields.type('phone', '13800138001')
    askCode()
    expect(form.asking.busy).toBe(true)
    form.fields.type('code', ' 123456 ')
    expect(read()).toEqual({ mobile: '13800138001', code: '123456' })
  })

  it('R-44 a failure without an answer is left to the screen, and a code may be asked for again', async () => {
    form.fields.type('phone', '13800138001')
    form.askCode()
    await settled()
    await sent[0]?.fail()
    expect(form.asking.take()).toMatchObject({ kind: 'lost', error: { kind: 'offline' } })
    expect([form.mayAskCode, codeProblem()]).toEqual([true, undefined])
    form.askCode()
    await settled()
    expect(sent).toHaveLength(2)
  })

  it.each([true, undefined])('R-44 such a failure is shown where the screen shows it (%s)', async (isShown) => {
    const showLost = jest.fn(() => isShown === true)
    const own = new PhoneCodeForm({
      askCode: (mobile, send) => send(getCode, { mobile, scene: 'login' }),
      aboutPhone: [],
      ...(isShown && { showLost }),
    })
    own.fields.type('phone', '13800138001')
    own.askCode()
    await settled()
    await sent[0]?.fail()
    expect(own.asking.take()).toMatchObject({ kind: 'lost', isShown: isShown === true })
    drop(own)
  })

  it('U7 nothing is sent before the privacy notice is accepted: the notice is shown again', async () => {
    consent.withdraw()
    form.fields.type('phone', '13800138001')
    form.askCode()
    await settled()
    expect(sent).toHaveLength(0)
    expect(consent.answer).toBe('unasked')
  })

  it('a code that is sent after the screen was closed starts no timer', async () => {
    form.fields.type('phone', '13800138001')
    form.askCode()
    await settled()
    drop(form)
    await answer(sentCode)
    expect([form.sentTo, form.timer.secondsLeft]).toEqual([undefined, 0])
  })
})

it('R-49 gives eleven digits and a code of six, or says which field is wrong', () => {
  expect(form.read()).toBeUndefined()
  expect([phoneProblem(), codeProblem()]).toEqual([wrong, undefined])
  form.fields.type('phone', '13800138001')
  form.fields.type('code', '12a')
  expect(form.read()).toBeUndefined()
  expect(codeProblem()).toEqual(wrong)
  form.fields.type('code', '123456')
  expect(form.read()).toEqual({ mobile: '13800138001', code: '123456' })
  expect([phoneProblem(), codeProblem()]).toEqual([undefined, undefined])
})

it('draws the number that the code went to, by an action that a button is given', async () => {
  const drawn: unknown[] = []
  const stop = autorun(() => drawn.push([form.sentTo, form.mayAskCode]))
  const { askCode } = form
  form.fields.type('phone', '13800138001')
  askCode()
  await answer(sentCode)
  stop()
  expect(drawn[0]).toEqual([undefined, true])
  expect(drawn.at(-1)).toEqual(['138 0013 8001', false])
})

it('a code is read without the spaces around it, and a refused code leaves with the next one that is sent', async () => {
  form.fields.type('phone', '13800138001')
  form.fields.type('code', ' 123456 ')
  expect(form.read()).toEqual({ mobile: '13800138001', code: '123456' })
  form.showRefusal({ code: 'CODE_WRONG', message: 'wrong' })
  expect(codeProblem()).toEqual({ kind: 'refused', message: 'wrong' })
  form.showRefusal({ code: 'MOBILE_INVALID', message: 'no number' })
  expect(phoneProblem()).toEqual({ kind: 'refused', message: 'no number' })
  form.askCode()
  await answer(sentCode)
  expect([phoneProblem(), codeProblem()]).toEqual([undefined, undefined])
})

it('no code is asked for while one is being sent, and none after the screen was closed counts down', async () => {
  form.fields.type('phone', '13800138001')
  form.askCode()
  expect(form.mayAskCode).toBe(false)
  await answer(sentCode)
  drop(form)
  expect(jest.getTimerCount()).toBe(0)
})
