import { withFramedProvider } from '../../../../sandbox/devtools/hosts/frame/browserNetwork'
import { modalTexts } from '../../../../sandbox/devtools/hosts/frame/hostTalk'
import { columnsOf } from '../../../../sandbox/devtools/hosts/frame/picker'
import { seenRequest } from '../../../../sandbox/devtools/hosts/frame/seenRequest'
import { storedFor } from '../../../../sandbox/devtools/hosts/frame/settings'
import { sessionOf } from '../../../../sandbox/devtools/hosts/payment'

describe('a request as the page lists it', () => {
  const call = {
    url: 'http://127.0.0.1:8700/home/feed?page=1',
    method: 'POST',
    headers: { 'Trace-Id': 't1' },
    ms: 12.4,
  }

  it('has the path, the trace id and the code of its answer', () => {
    expect(seenRequest({ ...call, status: 200, body: '{"code":"000000","data":{}}' })).toEqual({
      method: 'POST',
      path: '/home/feed',
      status: 200,
      code: '000000',
      traceId: 't1',
      ms: 12,
    })
  })

  it('says why there was no answer', () => {
    expect(seenRequest({ ...call, status: 0, failure: 'timeout' })).toMatchObject({ status: 0, code: 'timeout' })
  })

  it('has no code where the answer is no JSON or has none', () => {
    for (const body of [undefined, '<html>', 'null', '[]', '{"code":{}}'])
      expect(seenRequest({ ...call, status: 502, body }).code).toBe('')
  })
})

describe('what settings put into the storage of the device', () => {
  it('signs a person in, who has accepted the policy', () => {
    expect(storedFor({ person: '13800138001', token: 'token' })).toEqual({ mToken: 'token', privacyConsent: 1 })
  })

  it('signs out by an empty person, and keeps what the settings leave out', () => {
    expect(storedFor({ person: '' })).toEqual({ mToken: undefined })
    expect(storedFor({ theme: 'xyfApp', language: 'en' })).toEqual({ type: 'xyfApp', language: 'en' })
  })
})

describe('the columns of a picker', () => {
  it('are one for a selector and several for a multiSelector, each at its value', () => {
    expect(columnsOf({ range: ['a', 'b'], value: 1 })).toEqual([{ rows: ['a', 'b'], at: 1 }])
    expect(columnsOf({ mode: 'multiSelector', range: [['a'], ['b', 'c']], value: [0, 1] })).toEqual([
      { rows: ['a'], at: 0 },
      { rows: ['b', 'c'], at: 1 },
    ])
  })

  it('begin at their first row where the value is none of them', () => {
    expect(columnsOf({ range: ['a'], value: 7 })[0]?.at).toBe(0)
    expect(columnsOf({ range: ['a'] })[0]?.at).toBe(0)
  })
})

describe('the texts of a dialog', () => {
  it('are found under the names of each platform', () => {
    expect(modalTexts({ title: 'T', content: 'C', confirmText: 'Y', cancelText: 'N' }, false)).toEqual({
      title: 'T',
      content: 'C',
      confirm: 'Y',
      cancel: 'N',
    })
    const alipay = { content: 'C', confirmButtonText: 'Y', cancelButtonText: 'N' }
    expect(modalTexts(alipay, false)).toMatchObject({ confirm: 'Y', cancel: 'N' })
    expect(modalTexts({ content: 'C', buttonText: 'Y' }, true)).toEqual({ title: '', content: 'C', confirm: 'Y' })
    expect(modalTexts({ title: 'T', confirmText: 'Y', showCancel: false }, false).cancel).toBeUndefined()
  })
})

describe('a payment', () => {
  it('names its session in the parameters of every host', () => {
    expect(sessionOf({ package: 'prepay_id=s1' })).toBe('s1')
    expect(sessionOf({ tradeNO: 's2' })).toBe('s2')
    expect(sessionOf({ orderInfo: { order_token: 's3' } })).toBe('s3')
    expect(sessionOf({})).toBe('')
  })

  it('of H5 leads to the page that a frame can show, and changes nothing else', () => {
    const url = 'http://127.0.0.1:8700/sandbox/provider/alipay?session=s&lang=en'
    expect(withFramedProvider(`{"redirectUrl":"${url}","other":"${url}"}`)).toBe(
      `{"redirectUrl":"http://127.0.0.1:8700/sandbox/hosts/provider?session=s&lang=en","other":"${url}"}`,
    )
    expect(withFramedProvider('{"redirectUrl":"https://bank.example/pay?session=s"}')).toContain('bank.example')
  })
})
