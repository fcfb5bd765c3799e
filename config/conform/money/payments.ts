import type { Finding } from '../check'
import type { Sent } from '../startApp'
import type { Placed } from './orders'
import { afterLoss, type Buyer, identityOf, lost, twice } from './repeat'

const bizType = 'MALL_ORDER'

/** Starts payments of orders in the cashier and on the order's own screen, and asks for one whose answer was lost. No payment is approved. */
export async function probePayments(buyer: Buyer, [first, second]: readonly Placed[]): Promise<void> {
  if (first) await cashierPayment(buyer, first)
  if (second) await lostPayment(buyer, second)
  if (second) await ownScreenPayment(buyer, second)
}

async function cashierPayment(buyer: Buyer, order: Placed): Promise<void> {
  const { prober, person } = buyer
  const made = (await twice(buyer, { name: 'createAndPay', data: cashierData(buyer, order) })) as
    | { bizNo: string }
    | undefined
  if (!made) return
  await prober.probe({
    call: prober.call('payQuery'),
    data: { bizNo: made.bizNo, bizChannel: 'APP', bizType },
    person,
    trying: 'ask for a payment by its number',
    judge: named(made),
  })
}

/** A payment whose answer was lost is found by the order and the request id; one that was never sent is not. */
async function lostPayment(buyer: Buyer, order: Placed): Promise<void> {
  const { prober, person } = buyer
  if (!prober.isWanted(prober.call('createAndPay'))) return
  const query = prober.call('payQuery')
  const by = { orderId: order.orderId, bizChannel: 'APP', bizType }
  await prober.probe({
    call: query,
    data: { ...by, requestId: prober.client.requestId() },
    person,
    trying: 'ask for a payment that was never sent',
    judge: ({ value }) =>
      value === undefined
        ? []
        : [{ found: 'a payment that was never sent is found', shows: 'the state of another payment' }],
  })
  const deal = { name: 'createAndPay', data: cashierData(buyer, order) }
  const loss = await lost(buyer, deal)
  await prober.probe({
    call: query,
    data: { ...by, requestId: loss.requestId },
    person,
    trying: 'ask for a payment whose answer was lost',
    judge: named(loss.value),
  })
  await afterLoss(buyer, deal, loss)
}

async function ownScreenPayment(buyer: Buyer, { orderId, payAmount: amount }: Placed): Promise<void> {
  const { prober, person } = buyer
  for (const [create, look] of [
    ['alipayCreate', 'alipayLook'],
    ['wxpayCreate', 'wxpayLook'],
  ] as const) {
    const made = await twice(buyer, { name: create, data: { orderId, amount, callBackUrl: callBackUrl(buyer) } })
    const { bizNo } = (made ?? {}) as { bizNo?: string }
    if (bizNo !== undefined) await prober.probe({ call: prober.call(look), data: { bizNo }, person })
  }
}

const callBackUrl = ({ prober }: Buyer): string => `${prober.options.site}/`

const cashierData = (buyer: Buyer, { orderId, payAmount: amount }: Placed): object => ({
  bizChannel: 'APP',
  paymentType: 'CASHIER_PAYMENT',
  paymentToolList: [{ assetType: 'ALIPAY', amount }],
  bizInfo: JSON.stringify({ bizType, orderId }),
  amount,
  env: {
    terminalType: 'WEB',
    source: 'APP',
    osType: 'ANDROID',
    extraInfo: { paySource: 'mall', callBackUrl: callBackUrl(buyer) },
  },
})

/** Finds that an answer is not about this payment. */
const named =
  (made: unknown) =>
  ({ value, failure }: Sent): Finding[] => {
    const { bizNo } = identityOf(made)
    if (bizNo === undefined || identityOf(value).bizNo === bizNo) return []
    const told = failure
      ? `${failure.kind} ${failure.code}`.trimEnd()
      : `the payment ${String(identityOf(value).bizNo)}`
    return [
      {
        found: `asked for the payment ${bizNo}, the server answers ${told}`,
        shows: 'the payment stays unknown, and the customer cannot go on with it',
      },
    ]
  }
