import type { ModuleWith } from '@/report/events'
import { reportClick } from '@/report/report'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Icon } from '@/ui/media/Icon'
import './SearchBox.scss'

interface SearchBoxProps {
  text: string
  label?: string
  /** Where it stands, for reports. */
  module: ModuleWith<'search'>
  onTap(): void
}

/** Looks like a search field and opens the search screen. */
export function SearchBox({ text, label, module, onTap }: SearchBoxProps) {
  const open = () => {
    reportClick(module, 'search')
    onTap()
  }
  return (
    <Tappable className="search-box" role="link" label={label} onTap={open}>
      <Icon name="search" size={18} />
      <Text kind="body" lines={1} grow>
        {text}
      </Text>
    </Tappable>
  )
}
