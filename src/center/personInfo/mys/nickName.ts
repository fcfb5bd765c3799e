import { nickNameLimit } from '@/contract/profile'
import { maskText } from '@/lib/mask'
import { trimUnseen } from '@/lib/text'

/** What can be wrong with a nickname: it is blank, too long, or holds a number that must not be shown (S6). */
export function nickNameProblem(text: string): 'missing' | 'long' | 'open' | undefined {
  const name = trimUnseen(text)
  if (name === '') return 'missing'
  if (Array.from(name).length > nickNameLimit) return 'long'
  return maskText(name) === name ? undefined : 'open'
}
