import type { Heard } from './heard'

/**
 * What is heard on a screen, as lines to read: as many `#` as the level of a heading, otherwise the role; then the name and the states. What
 * is in a named group is further in.
 */
export const outlineText = (heard: readonly Heard[]): string =>
  heard
    .map(({ role, name, level = 0, states, within }) => {
      const first = role === 'heading' ? '#'.repeat(level) : role
      const said = [first, name, states.length > 0 && `(${states.join(', ')})`].filter(Boolean).join(' ')
      return '  '.repeat(within.length) + said
    })
    .join('\n')
