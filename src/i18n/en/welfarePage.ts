import type { welfarePage as zh } from '../welfarePage'

export const welfarePage: typeof zh = {
  now: 'You can take',
  nowUnit: 'now',
  none: 'You have taken all for today',
  noneHint: 'Tasks bring more',
  here: (count) => `${count} to take`,
  see: 'See it',
  empty: 'There is nothing to take now',
  emptyHint: 'New welfare will appear here',
}
