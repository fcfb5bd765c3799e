import { observer } from 'mobx-react'
import { faceWords } from '@/i18n/face'
import { identityWords } from '@/i18n/identity'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { refusal } from '@/ui/illustrations/refusal'
import { Stack } from '@/ui/layout/Stack'
import './Fault.scss'
import type { FaceStore } from './store'
import { Ways } from './Ways'

/** Why the recording proved nothing, in words of its own, with the tries that are left and the ways on. */
export const Refused = observer(function Refused({ store }: { store: FaceStore }) {
  const words = faceWords()
  const cause = store.problem === 'lost' ? undefined : store.problem
  const failures: Record<string, { title: string; text: string } | undefined> = words.failures
  const { title, text } = failures[cause?.code ?? ''] ?? {
    title: words.failedTitle,
    text: cause?.message || words.failedText,
  }
  return (
    <Card>
      <EmptyState illustration={refusal} text={title} hint={text} alerts />
      <Stack gap={12} className="face-fault">
        <Text kind="reading" tone="second">
          {identityWords().triesLeft(store.triesLeft)}
        </Text>
        <Ways store={store} text={words.again} />
      </Stack>
    </Card>
  )
})
