import { observer } from 'mobx-react'
import { creditWords } from '@/i18n/credit'
import { formatDate } from '@/lib/date'
import { FirstLoad } from '@/shell/FirstLoad'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'
import { Stack } from '@/ui/layout/Stack'
import { Line } from '@/ui/list/Line'
import './ReportSheet.scss'
import type { ScoreStore } from './store'

/** The credit report, part by part. */
export const ReportSheet = observer(function ReportSheet({ store }: { store: ScoreStore }) {
  const words = creditWords()
  const report = store.report.value
  return (
    <Sheet id="score-sheet" open={store.showsReport} title={words.report} onClose={store.closeReport}>
      <FirstLoad remote={store.report} skeleton="form" onRetry={() => void store.readReport()}>
        {report && (
          <Stack gap={16} className="report-sheet">
            <Text kind="note" tone="third">
              {`${words.reportNo(report.reportNo)} · ${formatDate(report.reportTime, 'yyyy-MM-dd')}`}
            </Text>
            {report.parts.map(({ title, lines }) => (
              <Stack key={title}>
                <Text kind="large" strong role="heading" aria-level={3}>
                  {title}
                </Text>
                {lines.map(({ name, value }) => (
                  <Line key={name} label={name}>
                    {value}
                  </Line>
                ))}
              </Stack>
            ))}
          </Stack>
        )}
      </FirstLoad>
    </Sheet>
  )
})
