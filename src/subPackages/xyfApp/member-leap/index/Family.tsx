import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { membershipWords } from '@/i18n/membership'
import { replace } from '@/navigate'
import { routes } from '@/routes'
import { Card } from '@/ui/display/Card'
import { ListRow } from '@/ui/list/ListRow'
import './Family.scss'
import type { LeapStore } from './store'

/** The other memberships of the family; a tap shows one in place of this. */
export const Family = observer(function Family({ store }: { store: LeapStore }) {
  const words = membershipWords()
  const others = store.offered.filter(({ isOpen }) => !isOpen)
  if (others.length === 0) return null
  return (
    <Card title={words.family}>
      <View className="leap-family">
        {others.map(({ pageType, name, text, isActive, lowestPrice }) => (
          <ListRow
            key={pageType}
            id={`family-${pageType}`}
            icon="crown"
            title={name}
            detail={text}
            value={isActive ? words.active : words.from(lowestPrice)}
            onTap={() => replace(routes.leap, { pageType })}
          />
        ))}
      </View>
    </Card>
  )
})
