import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'

interface CancelSheetProps {
  open: boolean
  /** The order holds a coupon, which comes back. */
  hasCoupon: boolean
  busy: boolean
  onCancel(): void
  onClose(): void
}

/** Asks before an order is cancelled. */
export const CancelSheet = observer(function CancelSheet({
  open,
  hasCoupon,
  busy,
  onCancel,
  onClose,
}: CancelSheetProps) {
  const words = orderWords()
  return (
    <Sheet
      id="cancel-sheet"
      open={open}
      title={words.cancelTitle}
      onClose={onClose}
      footer={
        <>
          <Button id="cancel-accept" kind="plain" text={words.cancelAccept} busy={busy} onTap={onCancel} />
          <Button text={words.cancelRefuse} onTap={onClose} />
        </>
      }
    >
      <Text>{words.cancelText(hasCoupon)}</Text>
    </Sheet>
  )
})
