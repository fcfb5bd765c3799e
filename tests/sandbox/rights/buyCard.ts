import { sessionOf } from '@tests/sandbox/cashier/journey'
import type { TestSandbox } from '@tests/sandbox/startSandbox'
import { createAndPay } from '@/contract/cashier'
import { cardOrder } from '@/contract/rights/cards'

const cards = {
  health: { price: 9_900, bizType: 'VIP_MEMBER_CARD' },
  quota: { price: 2_900, bizType: 'VIP_HOIST_LINES' },
} as const

/** Orders a card and pays it with Alipay, which the customer approves at the provider. */
export async function buyCard(sandbox: TestSandbox, token: string, card: keyof typeof cards): Promise<void> {
  const { price, bizType } = cards[card]
  const { orderId, payAmount } = (await sandbox.call(cardOrder, { card, price }, { token })).data
  const { data } = await sandbox.call(
    createAndPay,
    {
      bizChannel: 'APP',
      paymentType: 'CASHIER_PAYMENT',
      paymentToolList: [{ assetType: 'ALIPAY', amount: payAmount }],
      bizInfo: JSON.stringify({ bizType, orderId }),
      amount: payAmount,
      env: {
        terminalType: 'WEB',
        source: 'APP',
        osType: 'IOS',
        extraInfo: { paySource: 'member', callBackUrl: `${sandbox.url}/` },
      },
    },
    { token },
  )
  const session = sessionOf(data.redirectActionForm?.redirectUrl)
  await fetch(`${sandbox.url}/sandbox/provider/outcome`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, outcome: 'approve', notify: {} }),
  })
}
