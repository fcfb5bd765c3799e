import { observer } from 'mobx-react'
import type { GridEntry } from '@/contract/home'
import { homeWords } from '@/i18n/home'
import { openAddress, parseAddress } from '@/navigate'
import { reportClick } from '@/report/report'
import { EntryGrid } from '@/ui/list/EntryGrid'

/** The grid of services; an entry is offered where this build has its screen. */
export const Entries = observer(function Entries({ entries }: { entries: readonly GridEntry[] }) {
  const offered = entries.filter(({ url }) => parseAddress(url))
  if (offered.length === 0) return null
  const open = ({ url }: GridEntry) => {
    reportClick('home', 'entry')
    openAddress(url)
  }
  return <EntryGrid entries={offered} columns={5} label={homeWords().entries} onOpen={open} />
})
