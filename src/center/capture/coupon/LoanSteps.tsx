import { observer } from 'mobx-react'
import { lendingSentence, openLending } from '@/domain/native/lending'
import { couponWords } from '@/i18n/coupon'
import { nativeWords } from '@/i18n/native'
import { currentAddress, go } from '@/navigate'
import { routes } from '@/routes'
import { Card } from '@/ui/display/Card'
import { ListRow } from '@/ui/list/ListRow'

/** What leads to a loan: the card, where it is not open, and the calculator of instalments. */
export const LoanSteps = observer(function LoanSteps({ isCardOpen }: { isCardOpen: boolean }) {
  const words = couponWords()
  return (
    <Card flush>
      {!isCardOpen && (
        <ListRow
          id="loan-card"
          icon="card"
          title={words.cardShut}
          detail={words.cardShutDetail}
          onTap={() => go(routes.identification, { redirect: currentAddress() })}
        />
      )}
      {isCardOpen && (
        <ListRow
          id="loan-lending"
          icon="wallet"
          title={nativeWords().toLending}
          detail={lendingSentence()}
          onTap={() => openLending('loan')}
        />
      )}
      <ListRow
        id="loan-calculator"
        icon="chart"
        title={words.calculator}
        detail={words.calculatorDetail}
        onTap={() => go(routes.calculator)}
      />
    </Card>
  )
})
