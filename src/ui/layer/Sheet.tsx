import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { uiWords } from '@/i18n/ui'
import { keyProps } from '@/ui/action/keyProps'
import { Icon } from '@/ui/media/Icon'
import './Sheet.scss'
import { Tappable } from '@/ui/action/Tappable'
import { usePanel } from './usePanel'

interface SheetProps {
  open: boolean
  title: string
  onClose(): void
  children: ReactNode
  /** Buttons; they stay in view while the content scrolls. */
  footer?: ReactNode
  id?: string
}

/** A modal sheet at the bottom; its button, a tap on the mask and Escape close it. Render it in `popups` of a `Screen`, where the theme's variables apply. */
export const Sheet = observer(function Sheet({ open, ...sheet }: SheetProps) {
  return open ? <OpenSheet {...sheet} /> : null
})

const OpenSheet = observer(function OpenSheet({ title, onClose, children, footer, id }: Omit<SheetProps, 'open'>) {
  const words = uiWords()
  const { ref, hasContent } = usePanel()
  const closesByKey = { onKeyDown: (event: { key?: string }) => event.key === 'Escape' && onClose() }
  return (
    <View className="sheet" catchMove {...closesByKey}>
      <View className="sheet-mask" aria-hidden="true" onClick={onClose} />
      <View
        {...(ref ? { ref } : {})}
        id={id}
        className={`sheet-panel ${hasContent ? '' : 'is-empty'}`}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        {...keyProps(undefined)}
      >
        {hasContent && (
          <>
            <View className="sheet-head">
              <Text className="sheet-title" role="heading" aria-level={2}>
                {title}
              </Text>
              <Tappable className="sheet-close" label={words.close} onTap={onClose}>
                <Icon name="close" size={20} />
              </Tappable>
            </View>
            <View className="sheet-body">{children}</View>
            {footer && <View className="sheet-footer">{footer}</View>}
          </>
        )}
      </View>
    </View>
  )
})
