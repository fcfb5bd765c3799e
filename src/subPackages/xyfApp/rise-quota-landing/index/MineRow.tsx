import { observer } from 'mobx-react'
import type { CardOffer } from '@/contract/rights/cards'
import { quotaWords } from '@/i18n/quota'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Card } from '@/ui/display/Card'
import { ListRow } from '@/ui/list/ListRow'

/** Leads to the customer's card and quota; where the card is active, it says until when. */
export const MineRow = observer(function MineRow({ isActive, endTime }: Pick<CardOffer, 'isActive' | 'endTime'>) {
  const words = quotaWords()
  const isOwn = isActive && endTime !== undefined
  return (
    <Card flush>
      <ListRow
        id="quota-mine"
        icon={isOwn ? 'card' : 'chart'}
        title={words.mine}
        detail={isOwn ? words.mineActive(formatDate(endTime, 'yyyy-MM-dd')) : words.mineDetail}
        value={isOwn ? words.see : undefined}
        onTap={() => go(routes.quotaCard)}
      />
    </Card>
  )
})
