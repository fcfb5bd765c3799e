import { host } from '@tests/domain/cashier/fakeHost'
import type { PaymentStatus } from '@/contract/cashier'
import type { PayForm } from '@/domain/cashier/gateway/gateway'
import { parseCreateResult } from '@/domain/cashier/payment/createResult'
import { offered } from '@/domain/cashier/tools/tools'

jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)

const redirectUrl = 'https://provider.example/pay?session=1'
const payParams = { tradeNO: '1' }
const created = (form: PayForm = {}, paymentStatus: PaymentStatus = 'PAYMENT_CREATED') => ({
  paymentStatus,
  message: '',
  bizNo: 'P1',
  outBizNo: 'O1',
  form,
})

const providers = ['ALIPAY', 'WECHATPAY'] as const
const tools = ['DEBIT_CARD', ...providers] as const

describe('the answer to a create', () => {
  it.each(tools)('R-74 PAYMENT_FAILURE fails, whatever the tool and the form: %s', (tool) => {
    expect(parseCreateResult(tool, created({ redirectUrl, payParams }, 'PAYMENT_FAILURE'))).toEqual({ kind: 'failed' })
  })

  it.each(providers)('R-74 without a redirect URL and payParams %s is stuck', (tool) => {
    expect(parseCreateResult(tool, created())).toEqual({ kind: 'stuck' })
    expect(parseCreateResult(tool, created({ redirectUrl: '' }))).toEqual({ kind: 'stuck' })
  })

  it.each(providers)('R-75 R-86 %s goes to the redirect URL', (tool) => {
    expect(parseCreateResult(tool, created({ redirectUrl }))).toEqual({ kind: 'leave', redirectUrl })
    expect(parseCreateResult(tool, created({ redirectUrl }, 'PAYMENT_SUBMITTED'))).toEqual({
      kind: 'leave',
      redirectUrl,
    })
  })

  it.each(providers)('R-74 D-16 payParams take the place of the redirect URL: %s', (tool) => {
    expect(parseCreateResult(tool, created({ payParams, redirectUrl }))).toEqual({ kind: 'sheet', payParams })
  })

  it('R-75 a bank card runs by its code, with or without a form', () => {
    expect(parseCreateResult('DEBIT_CARD', created())).toEqual({ kind: 'code' })
    expect(parseCreateResult('DEBIT_CARD', created({ redirectUrl }))).toEqual({ kind: 'code' })
  })

  it.each(tools)('R-85 a payment that is in process goes on like one just created: %s', (tool) => {
    const inProcess = parseCreateResult(tool, created({ redirectUrl }, 'PAYMENT_PROCESS_IN'))
    expect(inProcess).toEqual(parseCreateResult(tool, created({ redirectUrl })))
    expect(inProcess.kind).toBe(tool === 'DEBIT_CARD' ? 'code' : 'leave')
  })

  it.each(tools)('R-76 a payment that is paid goes on nowhere: %s', (tool) => {
    expect(parseCreateResult(tool, created({ redirectUrl }, 'PAYMENT_SUCCESS'))).toEqual({ kind: 'paid' })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://evil.example\\@app'])(
    'an address that is no web address counts as none: %s',
    (url) => {
      expect(parseCreateResult('ALIPAY', created({ redirectUrl: url }))).toEqual({ kind: 'stuck' })
    },
  )
})

describe('the tools', () => {
  it('R-83 are offered as far as the host can run them', () => {
    const list = tools.map((assetType) => ({ assetType }))
    expect(offered(list)).toEqual(list)
    host.tools = ['DEBIT_CARD', 'WECHATPAY']
    expect(offered(list).map(({ assetType }) => assetType)).toEqual(['DEBIT_CARD', 'WECHATPAY'])
  })
})
