import { ProviderPlay } from '@tests/sandbox/provider/providerPlay'
import { startSandbox } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import { Journey, sessionOf } from './journey'

const ALIPAY = { assetType: 'ALIPAY' } as const

it('P6 a payment outlives the server: killed after its commit, it is found after the restart and can be approved', async () => {
  const sandbox = await startSandbox()
  const buyer = new Journey(sandbox, await sandbox.login('13800138001'))
  const order = await buyer.order()
  const requestId = newRequestId()
  await sandbox.fault({ kind: 'kill-after', path: '/cashier/create-and-pay' })
  await expect(buyer.pay(order, ALIPAY, { requestId })).rejects.toThrow()
  await sandbox.kill9()

  const restarted = await startSandbox({ dir: sandbox.dir, port: Number(new URL(sandbox.url).port) })
  const found = (await buyer.query({ orderId: order.orderId, requestId })).data
  expect(found).toMatchObject({ paymentStatus: 'PAYMENT_CREATED', amount: order.payAmount })
  const { bizNo, redirectActionForm } = (await buyer.pay(order, ALIPAY, { requestId })).data
  expect(bizNo).toBe(found.bizNo)
  await new ProviderPlay(restarted, buyer).play(sessionOf(redirectActionForm?.redirectUrl), 'approve')
  expect(await buyer.statusOf(bizNo)).toBe('PAYMENT_SUCCESS')
  expect((await buyer.detail(order.orderId)).orderDetail.cardCodes).toHaveLength(1)
  await restarted.close()
  await sandbox.close()
})
