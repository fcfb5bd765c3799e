import { observer } from 'mobx-react'
import type { ActivityItem } from '@/contract/activity/custom'
import { freeWords } from '@/i18n/free'
import { toLogin } from '@/navigate'
import { useApp } from '@/shell/AppContext'
import { BenefitRow } from '@/ui/list/BenefitRow'
import type { ItemsStore } from './itemsStore'

interface ItemRowProps {
  item: ActivityItem
  store: ItemsStore
  /** Groups can be started now. */
  isOpen: boolean
}

/** Goods with the customer's own group, where they have one. */
export const ItemRow = observer(function ItemRow({ item, store, isOpen }: ItemRowProps) {
  const words = freeWords()
  const { hasLogin } = useApp()
  const { itemId, title, text, picture, state, done, total } = item
  const hasGroup = state === 'todo' && done > 0
  const canStart = state === 'todo' && isOpen && store.canStart
  return (
    <BenefitRow
      picture={picture}
      title={title}
      text={text}
      note={hasGroup ? words.own(done, total) : undefined}
      state={state === 'received' ? words.had : state === 'gone' ? words.gone : undefined}
      isOff={state === 'received' || state === 'gone'}
      action={
        canStart
          ? {
              id: `free-${itemId}`,
              text: hasGroup ? words.goOn : words.start,
              busy: store.isStarting(itemId),
              onTap: () => (hasLogin() ? store.start(item) : toLogin()),
            }
          : undefined
      }
    />
  )
})
