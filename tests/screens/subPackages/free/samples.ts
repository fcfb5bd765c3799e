import type { FreeGroup } from '@/contract/activity/free'

/** A group as the server answers it: open, of three, with its starter in it. */
export const groupOf = (more: Partial<FreeGroup> = {}): FreeGroup => ({
  groupId: 'G1',
  itemId: 'latte',
  title: 'Latte',
  picture: 'https://shop/latte.png',
  worth: 1_900,
  size: 3,
  state: 'open',
  startTime: Date.now() - 3_600_000,
  endTime: Date.now() + 3_600_000,
  members: [{ name: '周*', imgUrl: '', isStarter: true, isSelf: false }],
  standing: 'none',
  ...more,
})
