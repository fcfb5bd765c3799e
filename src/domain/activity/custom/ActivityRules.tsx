import { observer } from 'mobx-react'
import { customActivityWords } from '@/i18n/customActivity'
import { Card } from '@/ui/display/Card'
import { RuleList } from '@/ui/list/RuleList'
import type { ActivityStore } from './activityStore'

/** The rules of an activity, where it has any. */
export const ActivityRules = observer(function ActivityRules({ store }: { store: ActivityStore }) {
  const rules = store.activity?.rules ?? []
  if (rules.length === 0) return null
  return (
    <Card>
      <RuleList title={customActivityWords().rules} rules={rules} />
    </Card>
  )
})
