import { observer } from 'mobx-react'
import { quotaWords } from '@/i18n/quota'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import type { QuotaCardStore } from './store'

/** The next step at the bottom: asks for the raise of an active card, or leads to buying one. */
export const RaiseBar = observer(function RaiseBar({ store }: { store: QuotaCardStore }) {
  const words = quotaWords()
  const { offer, canAsk } = store
  if (canAsk) {
    return <Button id="raise-ask" block text={words.ask} busy={store.raising.busy} onTap={store.ask} />
  }
  const text = offer?.card.endTime === undefined ? words.toCard : words.again
  return <Button id="raise-buy" block kind="detail" text={text} onTap={() => go(routes.quotaLanding)} />
})
