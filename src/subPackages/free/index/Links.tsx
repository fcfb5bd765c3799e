import { observer } from 'mobx-react'
import { freeWords } from '@/i18n/free'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Card } from '@/ui/display/Card'
import { ListRow } from '@/ui/list/ListRow'

/** The customer's groups, and the rules; from a group also all goods. */
export const Links = observer(function Links({ toItems = false }: { toItems?: boolean }) {
  const words = freeWords()
  return (
    <Card flush>
      {toItems && <ListRow id="free-items" icon="gift" title={words.more} onTap={() => go(routes.free)} />}
      {!routes.freeRecord.isMissing && (
        <ListRow id="free-record" icon="clock" title={words.myGroups} onTap={() => go(routes.freeRecord)} />
      )}
      <ListRow id="free-rule" icon="document" title={words.rule} onTap={() => go(routes.freeRule)} />
    </Card>
  )
})
