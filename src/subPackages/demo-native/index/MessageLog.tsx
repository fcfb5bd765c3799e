import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { nativeWords } from '@/i18n/native'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import type { DemoStore, LogLine } from './store'

function textOf(line: LogLine): string {
  const words = nativeWords()
  if ('heard' in line) return words.heard(line.heard)
  // The words for a missing app are fixed in every language.
  const end = line.end.kind === 'absent' ? line.end.message : words.ends[line.end.kind]
  return `${words.requests[line.key]}: ${end}`
}

/** What was sent and heard, newest first. */
export const MessageLog = observer(function MessageLog({ store }: { store: DemoStore }) {
  const words = nativeWords()
  return (
    <>
      <Text kind="small" tone="third" className="demo-native-group">
        {words.groupLog}
      </Text>
      <Card flush id="native-log" role="log" aria-label={words.groupLog}>
        {store.lines.length === 0 && (
          <Text kind="small" tone="third" center block className="demo-native-empty">
            {words.logEmpty}
          </Text>
        )}
        {store.lines.map((line, index) => (
          <View key={store.lines.length - index} className="demo-native-line">
            <Text kind="small">{textOf(line)}</Text>
          </View>
        ))}
      </Card>
    </>
  )
})
