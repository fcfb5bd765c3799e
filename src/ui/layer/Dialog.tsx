import { Text, View } from '@tarojs/components'
import { Button } from '@/ui/action/Button'
import { keyProps } from '@/ui/action/keyProps'
import './Dialog.scss'
import { usePanel } from './usePanel'

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

/** A modal question with two answers; Escape is the second one. Render it in `popups` of a `Screen`, where the theme's variables apply. */
export function Dialog({ open, ...dialog }: DialogProps) {
  return open ? <OpenDialog {...dialog} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { title, text, confirmText, cancelText, busy, onConfirm, onCancel } = props
  const { ref } = usePanel()
  const closesByKey = { onKeyDown: (event: { key?: string }) => event.key === 'Escape' && onCancel() }
  return (
    <View className="dialog" catchMove {...closesByKey}>
      <View
        {...(ref ? { ref } : {})}
        className="dialog-card"
        role="alertdialog"
        aria-modal="true"
        aria-label={title}
        {...keyProps(undefined)}
      >
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
