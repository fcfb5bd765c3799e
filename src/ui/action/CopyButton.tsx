import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { uiWords } from '@/i18n/ui'
import './CopyButton.scss'
import { copyAndTell } from './copyAndTell'
import { Tappable } from './Tappable'

/** A button that copies a text and shows a toast. @param label accessible name */
export const CopyButton = observer(function CopyButton({ text, label }: { text: string; label: string }) {
  return (
    <Tappable className="copy-button" label={label} onTap={() => void copyAndTell(text)}>
      <Text>{uiWords().copy}</Text>
    </Tappable>
  )
})
