import { Text } from '@tarojs/components'
import { reportClick } from '@/report/report'
import { Icon } from '@/ui/Icon'
import { Tappable } from '@/ui/Tappable'
import './SearchBox.scss'

/** Looks like a search field and opens the search screen. */
export function SearchBox({ text, label, onTap }: { text: string; label?: string; onTap(): void }) {
  const open = () => {
    reportClick('mall', 'search')
    onTap()
  }
  return (
    <Tappable className="search-box" role="link" label={label} onTap={open}>
      <Icon name="search" size={18} />
      <Text className="search-box-text">{text}</Text>
    </Tappable>
  )
}
