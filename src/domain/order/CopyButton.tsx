import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { copyText } from '@/platform/clipboard'
import { toast } from '@/platform/toast'
import { Tappable } from '@/ui/Tappable'
import './CopyButton.scss'

/** Copies a text and says so. `what` names it for screen readers. */
export const CopyButton = observer(function CopyButton({ text, what }: { text: string; what: string }) {
  const words = orderWords()
  const copy = async () => toast((await copyText(text)) ? words.copied : words.copyFailed)
  return (
    <Tappable className="copy-button" label={words.copyLabel(what)} onTap={() => void copy()}>
      <Text>{words.copy}</Text>
    </Tappable>
  )
})
