import { observer } from 'mobx-react'
import { authorizationWords } from '@/i18n/authorization'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Tappable } from '@/ui/action/Tappable'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Dates } from './Dates'
import './List.scss'
import { AuthorizationListStore } from './listStore'
import { StateMark } from './StateMark'

/** All authorizations, each with partner, scope, date and state. */
export const List = observer(function List() {
  const store = useScreenStore(() => new AuthorizationListStore())
  const words = authorizationWords()
  const authorizations = store.page.value?.authorizations ?? []
  return (
    <Screen remote={store.page} onRetry={store.load}>
      {authorizations.length === 0 ? (
        <EmptyState illustration="empty" icon="shield" text={words.none} hint={words.noneHint} />
      ) : (
        <Stack gap={12} className="authorization-list">
          <Text kind="small" tone="third" className="authorization-list-hint">
            {words.listHint}
          </Text>
          {authorizations.map((one) => (
            <Tappable
              key={one.partner}
              id={`partner-${one.partner}`}
              className="authorization-list-one"
              role="link"
              onTap={() => go(routes.authorization, { partner: one.partner })}
            >
              <Row gap={12} justify="between">
                <Text kind="title" tone="main">
                  {one.name}
                </Text>
                <StateMark state={one.state} />
              </Row>
              <Text kind="body" tone="second">
                {one.scopes.join(' · ')}
              </Text>
              <Dates of={one} />
            </Tappable>
          ))}
        </Stack>
      )}
    </Screen>
  )
})
