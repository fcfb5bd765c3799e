import { observer } from 'mobx-react'
import { CardWork } from '@/domain/identity/CardWork'
import { useEnd } from '@/shell/useEnd'
import type { VerifyStore } from './store'

/** Both sides of the card and what was read of them; saved, the face is next. */
export const CardStep = observer(function CardStep({ store }: { store: VerifyStore }) {
  const { card } = store
  useEnd(card.saving, { done: store.load })
  return <CardWork store={card} triesLeft={card.card.value?.triesLeft} onBegin={store.begin} />
})
