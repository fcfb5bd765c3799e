import { observer } from 'mobx-react'
import { redPacketWords } from '@/i18n/redPacket'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Card } from '@/ui/display/Card'
import { ListRow } from '@/ui/list/ListRow'

/** Other screens of invitations. */
export const Ways = observer(function Ways() {
  const words = redPacketWords()
  return (
    <Card flush>
      <ListRow id="packets-stages" icon="coin" title={words.toStages} onTap={() => go(routes.inviteFriend)} />
      {!routes.ranking.isMissing && (
        <ListRow id="packets-ranking" icon="chart" title={words.toRanking} onTap={() => go(routes.ranking)} />
      )}
      <ListRow id="packets-help" icon="crown" title={words.toHelp} onTap={() => go(routes.getMember)} />
    </Card>
  )
})
