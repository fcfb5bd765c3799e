import { observer } from 'mobx-react'
import { AgainSheet } from './AgainSheet'
import type { AgainStore } from './againStore'
import { CancelSheet } from './CancelSheet'
import type { DetailStore } from './detailStore'

/** Sheets of the order screen: cancel and buy again. */
export const DetailPopups = observer(function DetailPopups({
  store,
  again,
}: {
  store: DetailStore
  again: AgainStore
}) {
  return (
    <>
      <CancelSheet
        open={store.sheet === 'cancel'}
        busy={store.cancelling}
        onCancel={() => void store.cancel()}
        onClose={store.close}
      />
      <AgainSheet store={again} goods={store.order?.goods} />
    </>
  )
})
