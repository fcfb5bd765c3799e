import { feedbackLimits } from '@/contract/profile'
import { isPhone } from '@/lib/phone'
import { trimUnseen } from '@/lib/text'

/** What can be wrong with the text of feedback. */
export function textProblem(text: string): 'short' | 'long' | undefined {
  const length = Array.from(trimUnseen(text)).length
  if (length < feedbackLimits.least) return 'short'
  return length > feedbackLimits.most ? 'long' : undefined
}

/** A contact number may be left out; a wrong one may not be sent. */
export const mobileProblem = (text: string): 'invalid' | undefined =>
  text.trim() === '' || isPhone(text) ? undefined : 'invalid'
