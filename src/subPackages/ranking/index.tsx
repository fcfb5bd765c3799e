import { rankingWords } from '@/i18n/ranking'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { FirstLoad } from '@/shell/FirstLoad'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Tabs } from '@/ui/list/Tabs'
import { OwnPlace } from './index/OwnPlace'
import { RankRow } from './index/RankRow'
import { periods, RankingStore } from './index/store'
import './index/index.scss'

/** Who has invited the most friends in a period, and the customer's own place. */
export default page(routes.ranking, function Ranking() {
  const store = useScreenStore(() => new RankingStore())
  const words = rankingWords()
  const { page: list, period } = store
  const rows = list.value?.ranking ?? []
  return (
    <Screen footer={<OwnPlace ranking={list.value} />}>
      <Stack gap={4} className="ranking-head">
        <Text kind="figure" role="heading" aria-level={2}>
          {words.lead}
        </Text>
        <Text kind="small">{words.leadText}</Text>
      </Stack>
      <Tabs
        even
        label={words.choose}
        items={periods.map((id) => ({ id, text: words.periods[id] }))}
        active={period}
        onChoose={store.choose}
      />
      <FirstLoad remote={list} skeleton="list" onRetry={store.load}>
        {rows.length === 0 ? (
          <EmptyState illustration="empty" icon="chart" text={words.empty} hint={words.emptyHint}>
            <Button id="ranking-first" text={words.invite} onTap={() => go(routes.redPackets)} />
          </EmptyState>
        ) : (
          <Stack gap={8} page role="list">
            {rows.map((row) => (
              <RankRow key={row.rankId} row={row} />
            ))}
          </Stack>
        )}
      </FirstLoad>
    </Screen>
  )
})
