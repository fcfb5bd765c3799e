import { calcWords } from '@/i18n/calc'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Choice } from '@/ui/input/Choice'
import { FormField } from '@/ui/input/FormField'
import { Stack } from '@/ui/layout/Stack'
import type { AmountProblem, RateProblem } from './calc/amountAndRate'
import { Months } from './calc/Months'
import { Sums } from './calc/Sums'
import { CalcStore } from './calc/store'
import './calc/calc.scss'

/** Computes instalments: an amount, a term and a rate give each month, the fee and the total. */
export default page(routes.calculator, function Calculator({ amount, rate }) {
  const store = useScreenStore(() => new CalcStore({ amount, rate }))
  const words = calcWords()
  const { plan } = store
  return (
    <Screen skeleton="form">
      <Stack gap={12} page className="calc">
        <Sums plan={plan} method={store.method} />
        <Card>
          <FormField<'amount', AmountProblem>
            id="calc-amount"
            form={store.form}
            name="amount"
            label={words.amount}
            problems={words.amountProblems}
            placeholder={words.amountHint}
            keypad="digit"
            maxLength={12}
            clears
          />
          <FormField<'rate', RateProblem>
            id="calc-rate"
            form={store.form}
            name="rate"
            label={words.rate}
            problems={words.rateProblems}
            placeholder={words.rateHint}
            keypad="digit"
            maxLength={6}
            clears
          />
        </Card>
        <Card flush>
          <Choice title={words.term} options={words.terms} chosen={store.term} onChoose={store.chooseTerm} />
          <Choice title={words.method} options={words.methods} chosen={store.method} onChoose={store.chooseMethod} />
        </Card>
        <Stack gap={12}>
          {plan && <Months plan={plan} isOpen={store.isOpen} onToggle={store.toggle} />}
          <Text kind="note" tone="third" className="calc-note">
            {words.note}
          </Text>
        </Stack>
      </Stack>
    </Screen>
  )
})
