import { observer } from 'mobx-react'
import { openCardWords } from '@/i18n/openCard'
import { Button } from '@/ui/action/Button'
import { ResultBody } from '@/ui/display/ResultBody'
import { review } from '@/ui/illustrations/review'
import type { CardResultsStore } from './store'

/** The application is in review; the screen asks by itself, and the customer may ask too. */
export const Processing = observer(function Processing({ store }: { store: CardResultsStore }) {
  const words = openCardWords()
  return (
    <ResultBody look="checking" illustration={review} title={words.processingTitle} text={store.product?.description}>
      <Button id="card-refresh" block kind="second" text={words.refresh} onTap={store.refresh} />
    </ResultBody>
  )
})
