import { observer } from 'mobx-react'
import { HelpBar } from '@/domain/help/HelpBar'
import { cashierWords } from '@/i18n/cashier'
import { replace } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { ResultBody } from '@/ui/display/ResultBody'
import { LeaveOnError } from '../parts/LeaveOnError'
import { OrderButton } from '../parts/OrderButton'
import { PayFacts } from '../parts/PayFacts'
import { reasonOf } from '../payment/showPayFailure'
import type { PayResultStore } from './payResultStore'

/** Not paid, or not yet: what is known of it, and what to do; after an error it leads to the order by itself. */
export const UnpaidView = observer(function UnpaidView({ store }: { store: PayResultStore }) {
  const words = cashierWords()
  const { orderId, source } = store
  const { status, state, failure, current } = store.pay
  const help = <HelpBar about={{ about: 'order', id: orderId || undefined }} />
  if (store.isMissing) {
    return (
      <ResultBody
        look="unclear"
        title={words.nothingTitle}
        text={words.nothingText}
        facts={<PayFacts money="notFound" orderId={orderId} />}
      >
        <Button id="result-check" block text={words.checkAgain} onTap={store.load} />
        <OrderButton kind="second" orderId={orderId} source={source} />
        {help}
      </ResultBody>
    )
  }
  if (status !== 'payFailed') {
    const { isOverdue } = current
    const title = isOverdue ? words.overdueTitle : words.checkingTitle
    return (
      <ResultBody look="checking" title={title} text={isOverdue ? words.overdueText : words.checkingText}>
        <Button id="result-check" block text={words.checkAgain} onTap={store.load} />
        <OrderButton kind="second" orderId={orderId} source={source} />
        {help}
      </ResultBody>
    )
  }
  const isUnknown = state === 'unknown'
  return (
    <ResultBody
      look={isUnknown ? 'unclear' : 'failure'}
      title={isUnknown ? words.unknownTitle : words.failedTitle}
      text={failure && reasonOf(failure)}
      note={<LeaveOnError store={store.pay} orderId={orderId} />}
      facts={<PayFacts money={isUnknown ? 'unclear' : 'kept'} orderId={orderId} />}
    >
      {isUnknown && <Button id="result-check" block text={words.checkAgain} onTap={store.load} />}
      <OrderButton kind={isUnknown ? 'second' : 'primary'} orderId={orderId} source={source} />
      {!isUnknown && orderId !== '' && (
        <Button block kind="second" text={words.tryAgain} onTap={() => replace(routes.pay, { orderId, source })} />
      )}
      {help}
    </ResultBody>
  )
})
