import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CardRight } from '@/contract/rights/cards'
import { ownCardWords } from '@/i18n/ownCard'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { type BenefitAction, BenefitRow } from '@/ui/list/BenefitRow'

type State = CardRight['state']

/** Whether a right has come to its end in a state, and whether the uses that it has left matter in it. */
const looks: Readonly<Record<State, { isOff: boolean; countsUses: boolean }>> = {
  locked: { isOff: false, countsUses: false },
  can_receive: { isOff: false, countsUses: true },
  received: { isOff: false, countsUses: true },
  used_up: { isOff: true, countsUses: false },
  expired: { isOff: true, countsUses: false },
}

/** What can be done with the rights of a card. */
interface RightActions {
  /** Text of the button in each state that has one; a right in another state shows that state. */
  texts: Partial<Record<State, string>>
  /** Whether something is being done with this right now. */
  isBusy(rightId: string): boolean
  onTap(right: CardRight): void
}

interface CardRightsProps {
  rights: readonly CardRight[]
  /** Absent where the rights are only shown. */
  actions?: RightActions
  /** What the third line says: how often a right can still be used, or what it gave. */
  shows: 'uses' | 'result'
}

/** The rights of a card, each with what can be done with it, or why nothing can. */
export const CardRights = observer(function CardRights({ rights, actions, shows }: CardRightsProps) {
  const words = ownCardWords()
  if (rights.length === 0)
    return <EmptyState illustration="empty" icon="gift" text={words.noRights} hint={words.noRightsHint} />
  return (
    <Card title={words.rights(rights.length)}>
      <View role="list">
        {rights.map((right) => (
          <BenefitRow
            key={right.rightId}
            picture={right.picture}
            title={right.name}
            text={right.text}
            note={shows === 'uses' ? usesOf(right) : right.result}
            state={words.states[right.state]}
            isOff={looks[right.state]?.isOff}
            action={actions && actionOf(right, actions)}
          />
        ))}
      </View>
    </Card>
  )
})

function actionOf(right: CardRight, { texts, isBusy, onTap }: RightActions): BenefitAction | undefined {
  const { rightId, state } = right
  const text = texts[state]
  return text ? { id: `right-${rightId}`, text, busy: isBusy(rightId), onTap: () => onTap(right) } : undefined
}

/** How often a right can still be used; undefined where that says nothing. */
function usesOf({ state, left }: CardRight): string | undefined {
  return looks[state]?.countsUses && left > 0 ? ownCardWords().uses(left) : undefined
}
