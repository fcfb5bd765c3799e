import { Text, View } from '@tarojs/components'
import { Button } from '@/ui/action/Button'
import './Dialog.scss'

interface DialogProps {
  open: boolean
  title: string
  text: string
  confirmText: string
  cancelText: string
  busy?: boolean
  onConfirm(): void
  onCancel(): void
}

/** A modal question with two answers. Render it in `popups` of a `Screen`, where the theme's variables apply. */
export function Dialog(props: DialogProps) {
  const { open, title, text, confirmText, cancelText, busy, onConfirm, onCancel } = props
  if (!open) return null
  const closesByKey = { onKeyDown: (event: { key?: string }) => event.key === 'Escape' && onCancel() }
  return (
    <View className="dialog" catchMove {...closesByKey}>
      <View className="dialog-card" role="alertdialog" aria-modal="true" aria-label={title}>
        <Text className="dialog-title" role="heading" aria-level={2}>
          {title}
        </Text>
        <Text className="dialog-text">{text}</Text>
        <View className="dialog-buttons">
          <Button id="dialog-cancel" block kind="second" text={cancelText} onTap={onCancel} />
          <Button id="dialog-confirm" block text={confirmText} busy={busy} onTap={onConfirm} />
        </View>
      </View>
    </View>
  )
}
