import { observer } from 'mobx-react'
import { LinkArea } from '@/domain/remoteConfig/blocks/LinkArea'
import { customActivityWords } from '@/i18n/customActivity'
import { formatDate } from '@/lib/date'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { Picture } from '@/ui/media/Picture'
import type { ActivityStore } from './activityStore'
import './OtherActivities.scss'

/** What else is open, at the end of the page; of an activity that is over, the notice of its end has it. */
export const OtherActivities = observer(function OtherActivities({ store }: { store: ActivityStore }) {
  return store.state === 'ended' ? null : <Others store={store} />
})

/** What else is open, each with the way to it. */
export const Others = observer(function Others({ store }: { store: ActivityStore }) {
  const words = customActivityWords()
  if (store.others.length === 0) return null
  return (
    <Card title={words.others}>
      <Stack gap={12}>
        {store.others.map(({ code, title, text, picture, endTime, jumpUrl }) => (
          <LinkArea key={code} className="other-activity" link={jumpUrl}>
            <Picture className="other-activity-picture" src={picture} mode="aspectFill" lazyLoad />
            <Stack grow>
              <Text kind="body" strong className="other-activity-title">
                {title}
              </Text>
              {text && (
                <Text kind="note" tone="third">
                  {text}
                </Text>
              )}
              <Text kind="note" tone="third">
                {words.othersHint(formatDate(endTime, 'yyyy-MM-dd'))}
              </Text>
            </Stack>
          </LinkArea>
        ))}
      </Stack>
    </Card>
  )
})
