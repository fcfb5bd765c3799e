import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { authorizationWords } from '@/i18n/authorization'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Tappable } from '@/ui/action/Tappable'
import { EmptyState } from '@/ui/display/EmptyState'
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
        <EmptyState icon="shield" text={words.none} hint={words.noneHint} />
      ) : (
        <View className="authorization-list">
          <Text className="authorization-list-hint">{words.listHint}</Text>
          {authorizations.map((one) => (
            <Tappable
              key={one.partner}
              id={`partner-${one.partner}`}
              className="authorization-list-one"
              role="link"
              onTap={() => go(routes.authorization, { partner: one.partner })}
            >
              <View className="authorization-list-head">
                <Text className="authorization-list-name">{one.name}</Text>
                <StateMark state={one.state} />
              </View>
              <Text className="authorization-list-line">{one.scopes.join(' · ')}</Text>
              <Dates of={one} />
            </Tappable>
          ))}
        </View>
      )}
    </Screen>
  )
})
