import { observer } from 'mobx-react'
import { CardWork } from '@/domain/identity/CardWork'
import { replace } from '@/navigate'
import { routes } from '@/routes'
import { Intro } from './Intro'
import type { IdentificationStore } from './store'

/** What is done with the card: explained first, then both sides, then what was read of them. */
export const CardBody = observer(function CardBody({
  store,
  redirect,
}: {
  store: IdentificationStore
  redirect?: string
}) {
  const { card, flow } = store
  const task = flow.taskOf('identification')
  if (store.isBefore) return <Intro store={store} />
  return (
    <CardWork
      store={card}
      triesLeft={task?.kind === 'open' ? task.facts.triesLeft : 0}
      onBegin={store.begin}
      // In place of this page, so that the way back is the page below.
      onSaved={() => replace(routes.identificationConfirm, { redirect })}
    />
  )
})
