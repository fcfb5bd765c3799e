import { counted } from '@/lib/plural'
import type { ranking as zh } from '../ranking'

export const ranking: typeof zh = {
  periods: { week: 'This week', month: 'This month', all: 'All time' },
  choose: 'Ranking period',
  lead: 'Invitation ranking',
  leadText: 'Ranked by friends who signed up. Ties share a rank',
  place: (place) => `Rank ${place}`,
  friends: (count) => counted(count, 'friend'),
  own: 'You',
  ownNone: 'You are not ranked yet',
  ownNoneText: 'Invite one friend to get ranked',
  invite: 'Invite',
  empty: 'No rankings yet',
  emptyHint: 'Invite a friend and take first place',
}
