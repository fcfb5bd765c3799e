import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { createAndPay, cutFlow, payQuery, render } from '@/contract/cashier'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { matchedGroup } from '@/contract/remoteConfig/decisions'
import { routes } from '@/routes'
import Pay from '@/subPackages/xyfApp/h5-pay/index'

const mockLeft: string[] = []
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.h5.ts'))
jest.mock('@/platform/pay/pay', () => ({
  pay: { tools: ['DEBIT_CARD', 'ALIPAY'], leaveFor: (url: string) => void mockLeft.push(url) },
}))

const screen = screenTest(Pay, routes.pay.path)
const answered = (response: object) => ({ status: 1, message: '', response })

it('asks for the result of a payment when the customer comes back from its provider, and not while they are away', async () => {
  const box = screen.open({ orderId: 'G1', source: 'gold-member' })
  await serve(
    render,
    answered({
      amount: 1990,
      subject: 'gold',
      now: Date.now(),
      payDeadline: Date.now() + 600_000,
      paymentToolList: [{ assetType: 'ALIPAY', amount: 1990, name: 'Alipay' }],
    }),
  )
  await serve(cutFlow, answered({ showCardPay: true }))
  await serve(memberOrderInfo, { suc: true, code: '000000', message: '', data: { state: 'unpaid', deductType: 1 } })
  await serve(matchedGroup, { code: '000000', message: '', data: { group: 'groupA' } })
  await settle()
  await during(() => (box.querySelector('#pay-submit') as HTMLElement | null)?.click())
  await serve(
    createAndPay,
    answered({
      paymentStatus: 'PAYMENT_CREATED',
      paymentResultMessage: '',
      bizNo: 'P1',
      outBizNo: 'A1',
      redirectActionForm: { redirectUrl: 'https://provider.example/' },
    }),
  )
  expect(mockLeft).toEqual(['https://provider.example/'])
  happen('hide')
  await settle()
  expect(callsTo(payQuery)).toEqual([])
  happen('show')
  await settle()
  expect(callsTo(payQuery)).toHaveLength(1)
})
