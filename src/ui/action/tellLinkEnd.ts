import { nativeWords } from '@/i18n/native'
import { remoteConfigWords } from '@/i18n/remoteConfig'
import type { LinkEnd } from '@/platform/links/openTrusted'
import { toast } from '@/platform/page/toast'

/** Says how the way to an address outside the app ended, where it was not simply opened. */
export function tellLinkEnd(end: LinkEnd): void {
  const { linkCopied, linkNotCopied } = remoteConfigWords()
  const told = { opened: undefined, copied: linkCopied, refused: linkNotCopied, untrusted: nativeWords().badLink }
  const text = told[end]
  if (text) toast(text)
}
