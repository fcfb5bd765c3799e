import { observer } from 'mobx-react'
import { coinWords } from '@/i18n/coin'
import { RuleList } from '@/ui/RuleList'
import { Sheet } from '@/ui/Sheet'
import type { CoinShopStore } from './store'

/** The rules of the coin shop. */
export const RulesSheet = observer(function RulesSheet({ store }: { store: CoinShopStore }) {
  const { rules, rulesLead } = coinWords()
  return (
    <Sheet id="coin-rules-sheet" open={store.showsRules} title={rules} onClose={() => store.showRules(false)}>
      <RuleList isMain title={rulesLead} rules={store.info?.rules ?? []} />
    </Sheet>
  )
})
