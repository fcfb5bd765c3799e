import { observer } from 'mobx-react'
import { CardWork } from '@/domain/identity/CardWork'
import type { VerifyStore } from './store'

/** Both sides of the card and what was read of them; saved, the face is next. */
export const CardStep = observer(function CardStep({ store }: { store: VerifyStore }) {
  const { card } = store
  return <CardWork store={card} triesLeft={card.card.value?.triesLeft} onBegin={store.begin} onSaved={store.load} />
})
