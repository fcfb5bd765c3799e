import { View } from '@tarojs/components'
import { ConsentQuestion, ConsentRow } from '@/domain/account/ConsentRow'
import { accountWords } from '@/i18n/account'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Text } from '@/ui/display/Text'
import { ListRow } from '@/ui/list/ListRow'
import { AgreementListStore } from './index/store'
import './index/index.scss'

/** The list of agreements in force. */
export default page(routes.agreements, function ArgumentList() {
  const store = useScreenStore(() => new AgreementListStore())
  const words = accountWords()
  const agreements = store.page.value?.agreements ?? []
  return (
    <Screen remote={store.page} onRetry={store.load} popups={<ConsentQuestion choice={store.consent} />}>
      <View className="agreement-list">
        <Text kind="small" tone="third" block className="agreement-list-count">
          {agreements.length > 0 ? words.agreementCount(agreements.length) : words.agreementsNone}
        </Text>
        <View className="agreement-list-card">
          {agreements.map(({ code, title, version }) => (
            <ListRow
              key={code}
              icon="document"
              title={title}
              detail={words.agreementVersion(version)}
              onTap={() => go(routes.agreement, { code })}
            />
          ))}
        </View>
        {store.consent.hasConsent && (
          <View className="agreement-list-card agreement-list-consent">
            <ConsentRow choice={store.consent} />
          </View>
        )}
      </View>
    </Screen>
  )
})
