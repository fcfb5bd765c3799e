import { feedbackWords } from '@/i18n/feedback'
import { back } from '@/navigate'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { Button } from '@/ui/action/Button'
import { ResultBody } from '@/ui/display/ResultBody'

/** The feedback has arrived: its number, by which support finds it. */
export function Sent({ feedbackNo }: { feedbackNo: string }) {
  const words = feedbackWords()
  return (
    <Screen>
      <ResultBody look="success" title={words.sent} text={words.number(feedbackNo)}>
        <Button id="feedback-back" block text={words.back} onTap={() => back(routes.my)} />
      </ResultBody>
    </Screen>
  )
}
