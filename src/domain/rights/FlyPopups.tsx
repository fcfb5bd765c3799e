import { observer } from 'mobx-react'
import { rightsWords } from '@/i18n/rights'
import { formatDate } from '@/lib/date'
import { toast } from '@/platform/page/toast'
import { useEnd } from '@/shell/useEnd'
import { Dialog } from '@/ui/layer/Dialog'
import type { FlyCardStore } from './flyCardStore'
import { WayOutEnd } from './WayOutEnd'

/** The question before a fly card is activated, how that ended, and the way to the partner. For `popups` of a `Screen`. */
export const FlyPopups = observer(function FlyPopups({ store }: { store: FlyCardStore }) {
  const words = rightsWords()
  useEnd(store.activating, { done: ({ endTime }) => toast(words.activated(formatDate(endTime, 'yyyy-MM-dd'))) })
  return (
    <>
      <Dialog
        open={store.askedNo !== undefined}
        title={words.activateTitle}
        text={words.activateText(store.days)}
        confirmText={words.activateNow}
        cancelText={words.notNow}
        busy={store.activating.busy}
        onConfirm={store.activate}
        onCancel={store.closeQuestion}
      />
      <WayOutEnd store={store.wayOut} onRefused={store.load} />
    </>
  )
})
