import type { SessionRow } from '@/contract/devices'
import { safetyWords } from '@/i18n/safety'
import { formatDate } from '@/lib/date'
import { ListRow } from '@/ui/list/ListRow'

/** One signed-in device: where the account is signed in, on what, and when it was used last. */
export function DeviceRow({ session }: { session: SessionRow }) {
  const words = safetyWords()
  const { place, device, lastSeenTime, isCurrent } = session
  const title = [words.places[place] ?? words.places.web, device].filter(Boolean).join(' · ')
  return (
    <ListRow
      icon="phone"
      title={title}
      detail={words.lastSeen(formatDate(lastSeenTime, 'yyyy-MM-dd HH:mm'))}
      value={isCurrent ? words.thisDevice : undefined}
    />
  )
}
