import { fieldsOf } from '@/lib/parsers'
import type { Block, BlockType } from './block'
import { parsers } from './parsers'

/** Most blocks of one page. */
const most = 40

/** The blocks of a page, and what was left out. */
export interface ParsedBlocks {
  blocks: readonly Block[]
  /** Kinds of block that this build does not have, one per block. */
  unknown: readonly string[]
  /** Kinds of the blocks that cannot be read. */
  broken: readonly string[]
}

/** Reads the blocks of a schema strictly: one that is unknown or wrong is skipped, and the others stand (S5). */
export function parseBlocks(given: unknown): ParsedBlocks {
  const blocks: Block[] = []
  const unknown: string[] = []
  const broken: string[] = []
  for (const one of Array.isArray(given) ? given.slice(0, most) : []) {
    const fields = fieldsOf(one)
    const type = fields?.type
    if (!fields || !isKnown(type)) {
      ;(fields ? unknown : broken).push(nameOf(type))
      continue
    }
    const contents = parsers[type](fields)
    if (contents) blocks.push({ type, ...contents } as Block)
    else broken.push(type)
  }
  return { blocks, unknown, broken }
}

/** Names such as `constructor` are in every object, so only own ones count. */
const isKnown = (type: unknown): type is BlockType => typeof type === 'string' && Object.keys(parsers).includes(type)

/** A name that may go into a report: a short word, or a question mark. */
const nameOf = (type: unknown): string => (typeof type === 'string' && /^[\w-]{1,40}$/.test(type) ? type : '?')
