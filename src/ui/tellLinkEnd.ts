import { configWords } from '@/i18n/config'
import { nativeWords } from '@/i18n/native'
import type { LinkEnd } from '@/platform/openTrusted'
import { toast } from '@/platform/toast'

/** Says how the way to an address outside the app ended, where it was not simply opened. */
export function tellLinkEnd(end: LinkEnd): void {
  const { linkCopied, linkNotCopied } = configWords()
  const told = { opened: undefined, copied: linkCopied, refused: linkNotCopied, untrusted: nativeWords().badLink }
  const text = told[end]
  if (text) toast(text)
}
