import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ActivityItem } from '@/contract/activity/custom'
import { leadsSomewhere, openBlockLink } from '@/domain/remoteConfig/blocks/LinkArea'
import { customActivityWords } from '@/i18n/customActivity'
import { toLogin } from '@/navigate'
import { useApp } from '@/shell/AppContext'
import { Tag } from '@/ui/display/Tag'
import { BenefitRow } from '@/ui/list/BenefitRow'
import type { ActivityStore } from './activityStore'
import { type NextStep, nextStep } from './progress'

interface ActivityItemsProps {
  store: ActivityStore
  items: readonly ActivityItem[]
  /** Words of steps where they differ from the usual ones. */
  texts?: Partial<Record<NextStep, string>>
  /** Says how much can be had where an entry leads. */
  countText?: (count: number) => string
}

/** Items of an activity, each with what it gives, how far it is done and its next step. */
export const ActivityItems = observer(function ActivityItems({ items, ...props }: ActivityItemsProps) {
  return (
    <View role="list">
      {items.map((item) => (
        <ItemRow key={item.itemId} item={item} {...props} />
      ))}
    </View>
  )
})

/** Steps that have a button; the others only say how the item stands. */
const acting: readonly NextStep[] = ['join', 'take', 'go']

interface ItemRowProps extends Omit<ActivityItemsProps, 'items'> {
  item: ActivityItem
}

const ItemRow = observer(function ItemRow({ item, store, texts, countText }: ItemRowProps) {
  const steps = { ...customActivityWords().steps, ...texts }
  const tap = useStepTap(store)
  const { itemId, title, text, picture } = item
  const step = stepOf(item, store)
  const isBusy = step === 'join' ? store.joining.busy : store.taking.isClaiming(itemId)
  const action = acting.includes(step)
    ? { id: `${step}-${itemId}`, text: steps[step], busy: isBusy, onTap: () => tap(item, step) }
    : undefined
  const hasCount = item.kind === 'entry' && item.done > 0
  const label = hasCount ? countText?.(item.done) : rewardOf(item)
  return (
    <BenefitRow
      picture={picture}
      title={title}
      text={text}
      note={noteOf(item)}
      state={steps[step]}
      isOff={step === 'gone' || step === 'ended'}
      action={action}
    >
      {label && <Tag kind="discount" text={label} />}
    </BenefitRow>
  )
})

/** The next step of an item as the activity stands now. */
export const stepOf = (item: ActivityItem, { state, joined, lacks }: ActivityStore): NextStep =>
  nextStep(item, { activity: state, joined, leads: leadsSomewhere, lacks })

/** Does the next step of an item; a visitor logs in first. */
export function useStepTap(store: ActivityStore): (item: ActivityItem, step: NextStep) => void {
  const { hasLogin } = useApp()
  return (item, step) => {
    if (!hasLogin()) return toLogin()
    if (step === 'join') return store.join()
    if (step === 'take') return store.take(item)
    void store.leaveFor(item)
    openBlockLink(item.jumpUrl)
  }
}

function rewardOf({ reward, amount }: ActivityItem): string | undefined {
  const { rewards } = customActivityWords()
  return reward in rewards && amount > 0 ? rewards[reward as keyof typeof rewards](amount) : undefined
}

/** How far the item is done, and how many are left. */
function noteOf({ done, total, stock }: ActivityItem): string | undefined {
  const words = customActivityWords()
  const notes = [
    total > 1 && words.progress(Math.min(done, total), total),
    stock !== undefined && stock > 0 && words.stock(stock),
  ].filter(Boolean)
  return notes.length > 0 ? notes.join(' · ') : undefined
}
