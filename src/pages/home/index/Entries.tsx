import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GridEntry } from '@/contract/home'
import { homeWords } from '@/i18n/home'
import { openAddress, parseAddress } from '@/navigate'
import { reportClick } from '@/report/report'
import { Tappable } from '@/ui/action/Tappable'
import { Picture } from '@/ui/media/Picture'
import './Entries.scss'

/** The grid of services; an entry is offered where this build has its screen. */
export const Entries = observer(function Entries({ entries }: { entries: readonly GridEntry[] }) {
  const words = homeWords()
  const offered = entries.filter(({ url }) => parseAddress(url))
  if (offered.length === 0) return null
  const open = (url: string) => {
    reportClick('home', 'entry')
    openAddress(url)
  }
  return (
    <View className="home-entries" role="navigation" aria-label={words.entries}>
      {offered.map(({ id, title, picture, url, badge }) => (
        <Tappable key={id} className="home-entry" role="link" onTap={() => open(url)}>
          <Picture className="home-entry-picture" src={picture} mode="aspectFit" />
          <Text className="home-entry-title">{title}</Text>
          {badge && <Text className="home-entry-badge">{badge}</Text>}
        </Tappable>
      ))}
    </View>
  )
})
