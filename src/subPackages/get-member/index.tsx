import { Text, View } from '@tarojs/components'
import { HelpFooter } from '@/domain/activity/invite/HelpFooter'
import { HelpHead } from '@/domain/activity/invite/HelpHead'
import { HelpStore } from '@/domain/activity/invite/helpStore'
import { InviteRules } from '@/domain/activity/invite/InviteRules'
import { RulesStore } from '@/domain/activity/invite/rulesStore'
import { helpMemberWords } from '@/i18n/helpMember'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Card } from '@/ui/display/Card'
import { ListRow } from '@/ui/list/ListRow'
import './index/index.scss'

/** The customer asks friends to help them get a membership: so many new ones within a time. */
export default page(
  routes.getMember,
  function GetMember() {
    const store = useScreenStore(() => new HelpStore())
    const rules = useScreenStore(() => new RulesStore('help'))
    const words = helpMemberWords()
    const { help } = store
    return (
      <Screen
        bar="header"
        remote={store.page}
        onRetry={store.load}
        skeleton="detail"
        footer={help && <HelpFooter store={store} />}
      >
        {help && (
          <>
            <HelpHead help={help} onEnd={store.load} />
            <View className="get-member">
              {help.state !== 'none' && (
                <Card flush>
                  <ListRow
                    id="help-progress"
                    icon="person"
                    title={words.toProgress}
                    onTap={() => go(routes.helpProgress)}
                  />
                </Card>
              )}
              <Card title={words.steps}>
                {words.stepList.map((step, index) => (
                  <View key={step} className="get-member-step">
                    <Text className="get-member-place">{index + 1}</Text>
                    <Text className="get-member-text">{step}</Text>
                  </View>
                ))}
              </Card>
              <InviteRules store={rules} />
            </View>
          </>
        )}
      </Screen>
    )
  },
  { shares: true },
)
