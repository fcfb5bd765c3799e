import type { ranking as zh } from '../ranking'

export const ranking: typeof zh = {
  periods: { week: 'This week', month: 'This month', all: 'All time' },
  choose: 'Period of the ranking',
  lead: 'Who invites the most',
  leadText: 'By friends who signed up; equal numbers share a place',
  place: (place) => `Place ${place}`,
  friends: (count) => (count === 1 ? '1 friend' : `${count} friends`),
  own: 'You',
  ownNone: 'You are not in the ranking',
  ownNoneText: 'One friend is enough to be in it',
  invite: 'Invite',
  empty: 'Nothing in this ranking yet',
  emptyHint: 'Invite a friend and be the first',
}
