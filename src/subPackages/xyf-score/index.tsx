import { creditWords } from '@/i18n/credit'
import { currentAddress, go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Stack } from '@/ui/layout/Stack'
import { ListRow } from '@/ui/list/ListRow'
import { Factors } from './index/Factors'
import { ReportSheet } from './index/ReportSheet'
import { ScoreHead } from './index/ScoreHead'
import './index/index.scss'
import { ScoreStore } from './index/store'

/** The credit score: what it is, what moves it, and the way to the report and to what is matched by it. */
export default page(routes.score, function Score() {
  const store = useScreenStore(() => new ScoreStore())
  const words = creditWords()
  const score = store.score.value
  const info = store.info.value
  const hasScore = score?.score !== undefined
  return (
    <Screen
      remote={store.score}
      onRetry={store.load}
      skeleton="detail"
      footer={
        score &&
        !hasScore && (
          <Button
            id="score-open"
            block
            text={words.open}
            onTap={() => go(routes.identification, { redirect: currentAddress() })}
          />
        )
      }
      popups={<ReportSheet store={store} />}
    >
      {score && (
        <>
          <ScoreHead score={score} />
          <Stack gap={12} className="score">
            <Factors factors={score.factors} />
            <Card flush>
              <ListRow
                id="score-report"
                icon="document"
                title={words.report}
                detail={
                  info?.reportTime === undefined
                    ? words.reportNone
                    : words.reportDetail(info.paidOrders, info.refundedOrders)
                }
                onTap={info?.reportTime === undefined ? undefined : store.openReport}
              />
              <ListRow
                id="score-match"
                icon="wallet"
                title={words.match}
                detail={words.matchDetail}
                onTap={() => go(routes.welfare)}
              />
              <ListRow
                id="score-calc"
                icon="chart"
                title={words.calculator}
                detail={words.calculatorDetail}
                onTap={() => go(routes.calculator)}
              />
            </Card>
          </Stack>
        </>
      )}
    </Screen>
  )
})
