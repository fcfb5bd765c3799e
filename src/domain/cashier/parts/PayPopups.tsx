import { observer } from 'mobx-react'
import type { PaymentStore } from '../payment/paymentStore'
import { CheckingPanel } from './CheckingPanel'
import { CodeSheet } from './CodeSheet'

interface PayPopupsProps {
  store: PaymentStore
  /** Starts the payment anew after the bank's code was locked. */
  onRestart(): void
}

/** What a payment lays over its screen: the bank's code, and the wait for the result. */
export const PayPopups = observer(function PayPopups({ store, onRestart }: PayPopupsProps) {
  return (
    <>
      {store.code && <CodeSheet store={store} code={store.code} onRestart={onRestart} />}
      {store.isChecking && <CheckingPanel store={store} />}
    </>
  )
})
