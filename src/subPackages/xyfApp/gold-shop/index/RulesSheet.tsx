import { observer } from 'mobx-react'
import { coinWords } from '@/i18n/coin'
import { Sheet } from '@/ui/layer/Sheet'
import { RuleList } from '@/ui/list/RuleList'
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
