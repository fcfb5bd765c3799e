import { observer } from 'mobx-react'
import { feedbackLimits } from '@/contract/profile'
import { feedbackWords } from '@/i18n/feedback'
import { TextArea } from '@/ui/input/TextArea'
import type { FeedbackStore } from './store'

/** The text of the feedback. */
export const Description = observer(function Description({ store }: { store: FeedbackStore }) {
  const words = feedbackWords()
  const { form } = store
  const fault = form.fault('text')
  return (
    <TextArea
      id="feedback-text"
      label={words.text}
      value={form.text('text')}
      placeholder={words.textPlaceholder}
      maxLength={feedbackLimits.most}
      error={fault && (fault.kind === 'wrong' ? words.problems[fault.problem] : fault.message)}
      onInput={(text) => form.type('text', text)}
      onBlur={() => form.leave('text')}
    />
  )
})
