import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { creditWords } from '@/i18n/credit'
import { formatDate } from '@/lib/date'
import { FirstLoad } from '@/shell/FirstLoad'
import { Sheet } from '@/ui/layer/Sheet'
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
          <View className="report-sheet">
            <Text className="report-sheet-no">
              {`${words.reportNo(report.reportNo)} · ${formatDate(report.reportTime, 'yyyy-MM-dd')}`}
            </Text>
            {report.parts.map(({ title, lines }) => (
              <View key={title} className="report-sheet-part">
                <Text className="report-sheet-title" role="heading" aria-level={3}>
                  {title}
                </Text>
                {lines.map(({ name, value }) => (
                  <Line key={name} label={name}>
                    {value}
                  </Line>
                ))}
              </View>
            ))}
          </View>
        )}
      </FirstLoad>
    </Sheet>
  )
})
