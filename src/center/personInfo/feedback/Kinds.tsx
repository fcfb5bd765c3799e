import { observer } from 'mobx-react'
import { feedbackKinds } from '@/contract/profile'
import { feedbackWords } from '@/i18n/feedback'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import './Kinds.scss'
import type { FeedbackStore } from './store'

/** What the feedback is about. */
export const Kinds = observer(function Kinds({ store }: { store: FeedbackStore }) {
  const words = feedbackWords()
  return (
    <Row gap={8} align="stretch" wrap="boxes" role="radiogroup" aria-label={words.kind}>
      {feedbackKinds.map((kind) => (
        <Tappable
          key={kind}
          id={`feedback-${kind}`}
          className={`feedback-kinds-one ${kind === store.kind ? 'is-chosen' : ''}`}
          role="radio"
          selected={kind === store.kind}
          onTap={() => store.chooseKind(kind)}
        >
          <Text kind="large">{words.kinds[kind]}</Text>
        </Tappable>
      ))}
    </Row>
  )
})
