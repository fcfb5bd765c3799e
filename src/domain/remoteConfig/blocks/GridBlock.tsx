import { EntryGrid } from '@/ui/list/EntryGrid'
import type { BlockOf } from './block'
import { leadsSomewhere, openBlockLink } from './LinkArea'

/** Entries with a picture and a word; one that leads nowhere in this build is not offered. */
export function GridBlock({ block }: { block: BlockOf<'grid'> }) {
  const entries = block.items.flatMap(({ link, ...item }, index) =>
    leadsSomewhere(link) ? [{ ...item, link, id: `${index}` }] : [],
  )
  if (entries.length === 0) return null
  return <EntryGrid entries={entries} columns={block.columns} onOpen={({ link }) => openBlockLink(link)} />
}
