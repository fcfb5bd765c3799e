import { observer } from 'mobx-react'
import { HelpButton } from '@/domain/help/HelpButton'
import { openCardWords } from '@/i18n/openCard'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { ResultBody } from '@/ui/display/ResultBody'
import { refusal } from '@/ui/illustrations/refusal'
import type { CardResultsStore } from './store'

/** The application was refused: the server's reason, and the ways on. */
export const Refused = observer(function Refused({ store }: { store: CardResultsStore }) {
  const words = openCardWords()
  return (
    <ResultBody look="failure" illustration={refusal} title={words.refusedTitle} text={store.product?.description}>
      {store.mayApplyAgain ? (
        <Button id="card-apply" block text={words.applyAgain} busy={store.applying.busy} onTap={store.apply} />
      ) : (
        <Button id="card-mall" block text={words.toMall} onTap={() => go(routes.mall)} />
      )}
      <HelpButton id="identity-help" about={{ about: 'identity' }} kind="second" tells />
    </ResultBody>
  )
})
