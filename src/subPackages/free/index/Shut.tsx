import { observer } from 'mobx-react'
import type { Activity } from '@/contract/activity/custom'
import { freeWords } from '@/i18n/free'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'

/** Says that no group can be started now, and leads to what else there is. */
export const Shut = observer(function Shut({ state }: Pick<Activity, 'state'>) {
  const words = freeWords()
  const isComing = state === 'coming'
  return (
    <Card flush>
      <EmptyState
        icon="clock"
        text={isComing ? words.notYet : words.ended}
        hint={isComing ? words.notYetHint : words.endedHint}
        alerts
      >
        <Button id="free-welfare" text={words.toWelfare} onTap={() => go(routes.welfareActivity)} />
      </EmptyState>
    </Card>
  )
})
