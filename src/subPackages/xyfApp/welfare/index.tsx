import { creditWords } from '@/i18n/credit'
import { formatDate } from '@/lib/date'
import { currentAddress, go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import { ResultBody } from '@/ui/display/ResultBody'
import { refusal } from '@/ui/illustrations/refusal'
import { review } from '@/ui/illustrations/review'
import { Stack } from '@/ui/layout/Stack'
import { Matched } from './index/Matched'
import { WelfareStore } from './index/store'

/** What came of matching the customer with a provider of funds: an amount, a review, a refusal with its reason, or the way to apply. */
export default page(routes.welfare, function Welfare() {
  const store = useScreenStore(() => new WelfareStore())
  const words = creditWords()
  const result = store.page.value
  const toScore = <Button id="welfare-score" block text={words.seeScore} onTap={() => go(routes.score)} />
  const retryDay = result?.retryTime && formatDate(result.retryTime, 'yyyy-MM-dd')
  return (
    <Screen remote={store.page} onRetry={store.load} skeleton="detail">
      {result && (
        <>
          <HeaderSpread />
          <Stack page className="welfare">
            <Card>
              {result.classify === 'matched' && <Matched result={result} />}
              {result.classify === 'review' && (
                <ResultBody look="checking" illustration={review} title={words.classes.review} text={words.reviewText}>
                  <Button
                    id="welfare-again"
                    block
                    text={words.again}
                    busy={store.page.status === 'loading'}
                    onTap={() => void store.refresh()}
                  />
                </ResultBody>
              )}
              {result.classify === 'refused' && (
                <ResultBody
                  look="failure"
                  illustration={refusal}
                  title={words.classes.refused}
                  text={result.reason}
                  note={retryDay && `${words.retry} ${retryDay}`}
                >
                  {toScore}
                </ResultBody>
              )}
              {result.classify === 'none' && (
                <ResultBody look="unclear" title={words.classes.none} text={words.noneText}>
                  <Button
                    id="welfare-apply"
                    block
                    text={words.apply}
                    onTap={() => go(routes.identification, { redirect: currentAddress() })}
                  />
                </ResultBody>
              )}
            </Card>
          </Stack>
        </>
      )}
    </Screen>
  )
})
