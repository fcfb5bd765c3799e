import { Text, View } from '@tarojs/components'
import { Tappable } from '@/ui/action/Tappable'
import { variables } from '@/ui/hooks/variables'
import { Picture } from '@/ui/media/Picture'
import './EntryGrid.scss'

interface Entry {
  id: string
  title: string
  picture: string
  badge?: string | undefined
}

interface EntryGridProps<E extends Entry> {
  entries: readonly E[]
  columns: number
  /** What the entries are for; the grid is a place to go on from then. */
  label?: string
  onOpen(entry: E): void
}

/** Entries with a picture and a word, in columns. */
export function EntryGrid<E extends Entry>({ entries, columns, label, onOpen }: EntryGridProps<E>) {
  return (
    <View
      className="entry-grid"
      style={variables({ 'grid-columns': columns })}
      {...(label ? { role: 'navigation', 'aria-label': label } : {})}
    >
      {entries.map((entry) => (
        <Tappable key={entry.id} className="entry-grid-item" role="link" onTap={() => onOpen(entry)}>
          <Picture className="entry-grid-picture" src={entry.picture} mode="aspectFit" />
          <Text className="entry-grid-title">{entry.title}</Text>
          {entry.badge && <Text className="entry-grid-badge">{entry.badge}</Text>}
        </Tappable>
      ))}
    </View>
  )
}
