import type { ui as zh } from '../ui'

export const ui: typeof zh = {
  close: 'Close',
  clear: 'Clear',
  more: 'More',
  moreNotices: 'More notices',
  oneLess: 'One less',
  oneMore: 'One more',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copy failed. Press and hold to select',
  list: {
    loading: 'Loading…',
    more: 'Load more',
    end: 'You have reached the end',
    failed: 'Failed to load. Tap to try again',
  },
}
