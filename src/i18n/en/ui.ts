import type { ui as zh } from '../ui'

export const ui: typeof zh = {
  close: 'Close',
  clear: 'Clear',
  more: 'More',
  oneLess: 'One less',
  oneMore: 'One more',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy. Press and hold to select it',
  list: {
    loading: 'Loading…',
    more: 'Load more',
    end: 'You have reached the end',
    failed: 'That did not load. Tap to try again',
  },
}
