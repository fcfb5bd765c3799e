import { observer } from 'mobx-react'
import { saleWords } from '@/i18n/sale'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Card } from '@/ui/display/Card'
import { ListRow } from '@/ui/list/ListRow'

/** The way from one membership or card to the card pack, which compares all of them. */
export const CompareLink = observer(function CompareLink() {
  const words = saleWords()
  return (
    <Card flush>
      <ListRow
        id="compare-cards"
        icon="card"
        title={words.compare}
        detail={words.compareHint}
        onTap={() => go(routes.cardPack)}
      />
    </Card>
  )
})
