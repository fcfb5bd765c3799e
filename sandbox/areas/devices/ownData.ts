import { type Section, when } from '../../ownData'
import { sessionRows } from './sessions'

export const logins: Section = async (db, { userId }) => {
  const rows = await sessionRows(db, userId, '')
  return rows.map(({ place, device, startTime, lastSeenTime }) => ({
    place,
    device,
    since: when(new Date(startTime)),
    lastSeen: when(new Date(lastSeenTime)),
  }))
}
