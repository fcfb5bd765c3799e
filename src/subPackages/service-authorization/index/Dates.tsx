import type { Authorization } from '@/contract/account'
import { authorizationWords } from '@/i18n/authorization'
import { formatDate } from '@/lib/date'
import { Text } from '@/ui/display/Text'

const day = (ms: number | undefined): string => (ms === undefined ? '' : formatDate(ms, 'yyyy-MM-dd'))

/** When an authorization was granted, and until when it is valid, or when it ended; nothing where none was granted. */
export function Dates({ of: { state, grantedAt, until, withdrawnAt } }: { of: Authorization }) {
  const words = authorizationWords()
  if (grantedAt === undefined) return null
  const ends = {
    none: '',
    granted: words.untilDay(day(until)),
    withdrawn: words.withdrawnOn(day(withdrawnAt)),
    ended: words.endedOn(day(until)),
  }
  return (
    <Text kind="small" tone="third" block above={4}>
      {[words.grantedOn(day(grantedAt)), ends[state]].filter(Boolean).join(' · ')}
    </Text>
  )
}
