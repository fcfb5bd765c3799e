import { uiWords } from '@/i18n/ui'
import { copyText } from '@/platform/host/clipboard'
import { toast } from '@/platform/page/toast'

/** Copies a text to the clipboard and shows a toast with the result. */
export async function copyAndTell(text: string): Promise<void> {
  const isCopied = await copyText(text)
  const words = uiWords()
  toast(isCopied ? words.copied : words.copyFailed)
}
