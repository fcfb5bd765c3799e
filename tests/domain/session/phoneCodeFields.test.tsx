import { act } from 'react'
import { PhoneCodeFields } from '@/domain/session/PhoneCodeFields'
import { PhoneCodeForm, type SentCode } from '@/domain/session/phoneCodeForm'
import { setLanguage } from '@/i18n/language'
import { clean, draw, filled, tap, type } from '../../ui/mounted'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }))
jest.mock('@/domain/account/consent', () => ({ consent: { ask: () => undefined, accepted: true } }))

let answer: SentCode
const form = () => new PhoneCodeForm({ send: async () => answer, onFailure: () => undefined })

beforeEach(() => {
  answer = { kind: 'sent', resendSeconds: 60 }
})
afterEach(() => {
  act(() => setLanguage('zh-CN'))
  clean()
})

const press = (box: HTMLElement) =>
  act(async () => {
    tap(box.querySelector('#login-send'))
  })

describe('the fields of phone and code', () => {
  it('R-49 say what is wrong with the number in the language of the screen, and tell where the code went, masked', async () => {
    const typed = form()
    typed.typePhone('1380013800a')
    const box = draw(<PhoneCodeFields id="login" form={typed} />)
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
    act(() => typed.refuse({ kind: 'refused', field: 'code', message: 'not this one' }))
    expect(box.querySelector('#login-code [role=alert]')?.textContent).toBe('not this one')
    expect(box.querySelector('#login-code [role=status]')).toBeNull()
    typed.drop()
  })

  it('show a refusal beside the field it is about, and say nothing else', async () => {
    answer = { kind: 'refused', field: 'code', message: 'wait 40 s' }
    const typed = form()
    typed.typePhone('13800138001')
    const box = draw(<PhoneCodeFields id="login" form={typed} />)
    await press(box)
    expect(box.querySelector('#login-code')?.textContent).toContain('wait 40 s')
    expect(box.querySelector('#login-phone')?.textContent).not.toContain('wait 40 s')
    expect(box.querySelector('[role=status]')).toBeNull()
  })
})
