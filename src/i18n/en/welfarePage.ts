import type { welfarePage as zh } from '../welfarePage'

export const welfarePage: typeof zh = {
  now: 'You can claim',
  nowUnit: 'now',
  none: 'All claimed for today',
  noneHint: 'Earn more with tasks',
  here: (count) => `${count} to claim`,
  see: 'View',
  empty: 'No offers right now',
  emptyHint: 'New offers will appear here',
}
