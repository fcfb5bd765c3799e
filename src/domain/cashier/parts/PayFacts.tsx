import { cashierWords } from '@/i18n/cashier'
import { Line } from '@/ui/list/Line'

interface PayFactsProps {
  /** What is known of the money: none was taken, it is not known yet, or no payment was found. */
  money: 'kept' | 'unclear' | 'notFound'
  /** Empty where it is not known. */
  orderId: string
}

/** What became of the money of a payment that did not succeed, and its order; the buttons below say what the customer can do. */
export function PayFacts({ money, orderId }: PayFactsProps) {
  const { facts } = cashierWords()
  return (
    <>
      <Line label={facts.money}>{facts.moneyIs[money]}</Line>
      {orderId !== '' && <Line label={facts.orderNo}>{orderId}</Line>}
    </>
  )
}
