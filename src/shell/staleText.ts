import { shellWords } from '@/i18n/shell'
import { formatDate } from '@/lib/date'
import type { Remote } from './remote'

/**
 * What the screen says above its content: that there is no network, or that this visit could not load it, with the time of content that an earlier
 * visit got within the last seven days; undefined where there is nothing to say. Without a network a further attempt does not change it.
 */
export function staleText(isOnline: boolean, remote: Remote | undefined): string | undefined {
  const words = shellWords()
  if (remote?.lastAt === undefined) return isOnline ? undefined : words.offline
  const time = formatDate(remote.lastAt, 'MM-dd HH:mm')
  if (!isOnline) return words.offlineContent(time)
  return remote.status === 'failed' ? words.oldContent(time) : undefined
}
