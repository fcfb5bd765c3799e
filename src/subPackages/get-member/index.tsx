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
import { StepNumber } from '@/ui/display/StepNumber'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
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
        remote={store.page}
        onRetry={store.load}
        skeleton="detail"
        footer={store.hasStep && <HelpFooter store={store} />}
      >
        {help && (
          <>
            <HelpHead help={help} onEnd={store.load} />
            <Stack gap={12} page className="get-member">
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
                  <Row key={step} gap={12} className="get-member-step">
                    <StepNumber number={index + 1} />
                    <Text kind="reading" tone="second" grow>
                      {step}
                    </Text>
                  </Row>
                ))}
              </Card>
              <InviteRules store={rules} />
            </Stack>
          </>
        )}
      </Screen>
    )
  },
  { shares: true },
)
