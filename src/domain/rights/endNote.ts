import { formatDate } from '@/lib/date'

/** Words about an end; days are `yyyy-MM-dd`. */
interface EndWords {
  until(day: string): string
  endedOn(day: string): string
}

/** Until when something is valid, or since when it is no longer. @param endTime in milliseconds */
export function endNote({ until, endedOn }: EndWords, endTime: number, isOver: boolean): string {
  const day = formatDate(endTime, 'yyyy-MM-dd')
  return isOver ? endedOn(day) : until(day)
}
