import { observer } from 'mobx-react'
import type { SchemaPage } from '@/domain/remoteConfig/parsePage'
import { remoteConfigWords } from '@/i18n/remoteConfig'
import { formatDate } from '@/lib/date'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import './Summary.scss'

/** What the page is, and which of its blocks customers of this version will not see. */
export const Summary = observer(function Summary({ code, page }: { code: string; page: SchemaPage }) {
  const words = remoteConfigWords()
  const facts = [
    words.previewCode(code),
    words.previewCount(page.blocks.length),
    ...(page.ts === undefined ? [] : [words.previewTime(formatDate(page.ts, 'yyyy-MM-dd HH:mm'))]),
  ]
  const skipped = [
    ...(page.unknown.length > 0 ? [words.previewSkippedUnknown(page.unknown.join(', '))] : []),
    ...(page.broken.length > 0 ? [words.previewSkippedBroken(page.broken.join(', '))] : []),
  ]
  return (
    <Stack gap={4} className="preview-summary">
      <Text kind="title" role="heading" aria-level={2}>
        {page.title ?? words.previewUntitled}
      </Text>
      <Text kind="note" tone="third">
        {facts.join(' · ')}
      </Text>
      {skipped.map((line) => (
        <Text key={line} kind="note" tone="warning">
          {line}
        </Text>
      ))}
    </Stack>
  )
})
