import { connectApp } from '@tests/request/fakeApp'
import { settled } from '@tests/request/fakeHost'
import { moves, openPages } from '@tests/routes/fakeNavigation'
import { InPage } from '@tests/shell/pageOf'
import { clean, draw, filled, tap, type } from '@tests/ui/mounted'
import { act } from 'react'
import { PhoneCodeFields } from '@/domain/session/PhoneCodeFields'
import { PhoneCodeForm } from '@/domain/session/phoneCodeForm'
import { setLanguage } from '@/i18n/language'
import { drop } from '@/lib/drop'
import { ApiError } from '@/request/errors'
import { routes } from '@/routes'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/routes/fakeNavigation').taroModule)

let answer: () => Promise<{ resendSeconds: number }>
let form: PhoneCodeForm

// The seconds until another code are counted by a clock that stands still.
beforeAll(() => jest.useFakeTimers())
afterAll(() => jest.useRealTimers())
beforeEach(() => {
  connectApp()
  openPages('center/login/loginNum')
  answer = async () => ({ resendSeconds: 60 })
  form = new PhoneCodeForm({ askCode: () => answer(), aboutPhone: ['MOBILE_INVALID'] })
})
afterEach(() => {
  act(() => setLanguage('zh-CN'))
  clean()
  drop(form)
})

const open = () =>
  draw(
    <InPage route={routes.loginNum}>
      <PhoneCodeFields id="login" form={form} />
    </InPage>,
  )

const press = (box: HTMLElement) =>
  act(async () => {
    tap(box.querySelector('#login-send'))
    await settled()
  })

const refused = (code: string, message: string) => () =>
  Promise.reject(new ApiError({ kind: 'refused', code, message, traceId: 't' }))

describe('the fields of phone and code', () => {
  it('R-49 show what is wrong with the number in the language of the screen, and where the code went, masked', async () => {
    form.fields.type('phone', '1380013800a')
    const box = open()
    await press(box)
    expect(box.querySelector('#login-phone')?.textContent).toContain('请输入正确的 11 位手机号')
    act(() => setLanguage('en'))
    expect(box.querySelector('#login-phone')?.textContent).toContain('Please enter a valid 11-digit phone number')
    await filled()
    type(box.querySelector('#login-phone input'), '13800138001')
    expect(box.querySelector('#login-send')?.textContent).toBe('Get code')
    await press(box)
    expect(box.querySelector('#login-send')?.textContent).toBe('Resend in 60 s')
    expect(box.querySelector('#login-code [role=status]')?.textContent).toBe('Code sent to 138 **** 8001')
    act(() => void form.showRefusal({ code: 'CODE_WRONG', message: 'not this one' }))
    expect(box.querySelector('#login-code [role=alert]')?.textContent).toBe('not this one')
    expect(box.querySelector('#login-code [role=status]')).toBeNull()
  })

  it.each([
    ['CODE_TOO_OFTEN', 'code', 'phone'],
    ['MOBILE_INVALID', 'phone', 'code'],
  ])('show the refusal %s beside the field %s and nowhere else', async (code, field, other) => {
    answer = refused(code, 'wait 40 s')
    form.fields.type('phone', '13800138001')
    const box = open()
    await press(box)
    expect(box.querySelector(`#login-${field}`)?.textContent).toContain('wait 40 s')
    expect(box.querySelector(`#login-${other}`)?.textContent).not.toContain('wait 40 s')
    expect(box.querySelector('[role=status]')).toBeNull()
    expect(moves).toEqual([])
  })

  it('R-44 show a lost answer once, as a toast, and a code may be asked for again', async () => {
    answer = () => Promise.reject(new ApiError({ kind: 'offline', traceId: 't' }))
    form.fields.type('phone', '13800138001')
    const box = open()
    await press(box)
    expect(moves).toEqual(['toast 2000 网络不可用，请检查网络设置'])
    answer = async () => ({ resendSeconds: 60 })
    await press(box)
    expect(box.querySelector('#login-send')?.textContent).toContain('60')
  })
})
