import { observer } from 'mobx-react'
import { isLendingHere, lendingAddress } from '@/domain/native/lending'
import { couponWords } from '@/i18n/coupon'
import { nativeWords } from '@/i18n/native'
import { currentAddress, go, openAddress } from '@/navigate'
import { routes } from '@/routes'
import { Card } from '@/ui/display/Card'
import { ListRow } from '@/ui/list/ListRow'

/** What leads to a loan: the card, where it is not open, and the calculator of instalments. */
export const LoanSteps = observer(function LoanSteps({ isCardOpen }: { isCardOpen: boolean }) {
  const words = couponWords()
  const native = nativeWords()
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
          title={native.toLending}
          detail={isLendingHere() ? native.lendingHere : native.lendingElsewhere}
          onTap={() => openAddress(lendingAddress('loan'))}
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
