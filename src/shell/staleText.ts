import { shellWords } from '@/i18n/shell'
import { formatDate } from '@/lib/date'
import type { Remote } from './remote'

/**
 * What the screen says above its content: that there is no network, and from when the content is where an earlier visit got it and this one
 * could not, within the last seven days; undefined where there is nothing to say.
 */
export function staleText(isOnline: boolean, remote: Remote | undefined): string | undefined {
  const words = shellWords()
  if (remote?.status !== 'failed' || remote.lastAt === undefined) return isOnline ? undefined : words.offline
  const time = formatDate(remote.lastAt, 'MM-dd HH:mm')
  return isOnline ? words.oldContent(time) : words.offlineContent(time)
}
