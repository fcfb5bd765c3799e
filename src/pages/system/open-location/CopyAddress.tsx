import { observer } from 'mobx-react'
import { configWords } from '@/i18n/config'
import { copyText } from '@/platform/clipboard'
import { toast } from '@/platform/toast'
import { Button } from '@/ui/Button'

/** Copies name and address, to be pasted into a map. */
export const CopyAddress = observer(function CopyAddress({ text }: { text: string }) {
  const words = configWords()
  const copy = async () => toast((await copyText(text)) ? words.copied : words.notCopied)
  return <Button id="place-copy" block kind="second" text={words.copyAddress} onTap={() => void copy()} />
})
