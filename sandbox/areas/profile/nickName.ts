import { nickNameLimit } from '@/contract/profile'
import { maskText } from '@/lib/mask'
import { trimUnseen } from '@/lib/text'

/** The nickname as it is kept; undefined for one that is blank, too long, or holds a phone, identity or card number (S6). */
export function nickNameOf(text: string): string | undefined {
  const nickName = trimUnseen(text)
  const length = Array.from(nickName).length
  const isOpen = maskText(nickName) !== nickName
  return length > 0 && length <= nickNameLimit && !isOpen ? nickName : undefined
}
