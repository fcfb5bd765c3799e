import { useState } from 'react'
import { BlockerList } from '@/domain/account/BlockerList'
import { deregistrationWords } from '@/i18n/deregistration'
import { replace } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Dialog } from '@/ui/layer/Dialog'
import { Stack } from '@/ui/layout/Stack'
import { LeaveForm } from './cancel-reason/LeaveForm'
import { CancelReasonStore, type Missing } from './cancel-reason/store'

/** The second step of closing an account: why, the code, and the last question. */
export default page(routes.cancelReason, function CancelReason() {
  const store = useScreenStore(() => new CancelReasonStore())
  const words = deregistrationWords()
  const { info } = store
  useEnd(store.leaving, {
    done: () => {
      store.forget()
      replace(routes.cancelResult)
    },
  })
  const [missing, setMissing] = useState<Missing>()
  const ask = () => setMissing(store.ask())
  const isOpen = info.page.value !== undefined && info.blockers.length === 0
  const leave = <Button id="leave-submit" block text={words.leave} busy={store.leaving.busy} onTap={ask} />
  const question = (
    <Dialog
      open={store.hasQuestion}
      title={words.sureTitle}
      text={words.sureText}
      confirmText={words.sure}
      cancelText={words.stay}
      onConfirm={store.leave}
      onCancel={store.stay}
    />
  )
  return (
    <Screen
      remote={info.page}
      onRetry={store.load}
      skeleton="form"
      footer={isOpen && leave}
      popups={isOpen && question}
    >
      <Stack gap={12} page>
        {isOpen ? <LeaveForm store={store} missing={missing} /> : <BlockerList store={info} />}
      </Stack>
    </Screen>
  )
})
