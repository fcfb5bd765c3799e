import type { Ban } from './ban'
import { plainWordFor, unplainWord } from './plainWords'
import { commentsOf, proseOf } from './prose'

const leftOver = /\b(?:TODO|FIXME|XXX|HACK)\b|@ts-(?:ignore|nocheck)|biome-ignore/

/** Bans on what comments and titles of tests say. */
export const textBans: Ban[] = [
  {
    id: 'left-overs',
    holds: (path) => /^(src|sandbox|config)\/.+\.(tsx?|scss)$/.test(path),
    find: (file) => {
      const comment = commentsOf(file).find(({ text }) => leftOver.test(text))
      return comment === undefined ? -1 : comment.index + comment.text.search(leftOver)
    },
    instead: 'finish it or delete it, and do not disable checks',
  },
  {
    id: 'plain-words',
    holds: (path) => /^(src|sandbox|config|tests)\//.test(path),
    find: (file) => unplainWord(proseOf(file)),
    instead: plainWordFor,
  },
]
