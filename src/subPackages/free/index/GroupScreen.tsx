import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { freeWords } from '@/i18n/free'
import { go, replace } from '@/navigate'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { GroupAction } from './GroupAction'
import { GroupGoods } from './GroupGoods'
import { GroupProgress } from './GroupProgress'
import { GroupStore } from './groupStore'
import './index.scss'
import { Links } from './Links'
import { Members } from './Members'

/** One group, as its members and those who were invited see it. */
export const GroupScreen = observer(function GroupScreen({ groupId }: { groupId: string }) {
  const store = useScreenStore(() => new GroupStore(groupId))
  const words = freeWords()
  useEnd(store.joining, { done: ({ group }) => toast(group.state === 'full' ? words.full : words.joined) })
  useEnd(store.starting, { done: ({ group }) => replace(routes.free, { groupId: group.groupId }) })
  const { group } = store
  return (
    <Screen
      remote={store.page}
      onRetry={store.load}
      skeleton="detail"
      missing={{
        code: 'GROUP_UNKNOWN',
        way: <Button id="free-items" text={words.toItems} onTap={() => go(routes.free)} />,
      }}
      footer={group && <GroupAction store={store} group={group} />}
    >
      {group && (
        <View className="free is-group">
          <Card>
            <GroupGoods group={group} />
            <GroupProgress group={group} onEnd={store.load} />
            <Members group={group} />
          </Card>
          <Links toItems />
        </View>
      )}
    </Screen>
  )
})
